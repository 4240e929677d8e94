/** Food shows for calendars and search engines. */

import { type FileInMemory, fullUrl, toFile } from '../../engine/core/index.ts';
import { addDays } from '../model/dates.ts';
import { formatMoment, toMoment } from '../model/hours.ts';
import { toCalendarPath } from '../model/paths.ts';
import type { Content } from '../schema/content.ts';
import { type FoodShow, getHours } from '../schema/food-shows.ts';
import type { SiteSettings } from '../schema/settings.ts';
import { escapeValue, formatLines } from './content-lines.ts';

export function makeCalendars({ services, 'food-shows': shows, site }: Content): FileInMemory[] {
  return services.flatMap((service) =>
    shows
      .filter((show) => show.service === service.slug)
      .map((show) => toFile(toCalendarPath(show, service).slice(1), formatCalendar(show, site))),
  );
}

/** https://schema.org/Event */
export function makeEvent(show: FoodShow, page: string, site: SiteSettings): object {
  const [name, ...address] = show.place;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: show.title,
    description: show.text,
    ...eventDates(show, site),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name, address: address.join(', ') || name },
    organizer: { '@type': 'Organization', name: site.name, url: fullUrl('/', site) },
    url: fullUrl(page, site),
  };
}

function eventDates({ starts, ends, ...show }: FoodShow, site: SiteSettings): { startDate: string; endDate: string } {
  const hours = getHours(show, site);
  if (!hours) return { startDate: starts, endDate: ends };
  const { from, to, timezone } = hours;
  return { startDate: formatMoment(starts, from, timezone), endDate: formatMoment(ends, to, timezone) };
}

/** iCalendar (RFC 5545) */
function formatCalendar(show: FoodShow, site: SiteSettings): string {
  const { slug, service, title, starts, place, text } = show;
  return formatLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeValue(site.name)}//Website//EN`,
    'BEGIN:VEVENT',
    `UID:${slug}.${service}@${new URL(site.origin).host}`,
    // Not the date of the build, which would change the file with every build.
    `DTSTAMP:${compact(starts)}T000000Z`,
    ...formatDateLines(show, site),
    `SUMMARY:${escapeValue(`${title}, ${site.shortName}`)}`,
    ...(text === undefined ? [] : [`DESCRIPTION:${escapeValue(text)}`]),
    `LOCATION:${escapeValue(place.join(', '))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** Times are in UTC, which needs no VTIMEZONE. Whole days have an exclusive end. */
function formatDateLines({ starts, ends, ...show }: FoodShow, site: SiteSettings): string[] {
  const hours = getHours(show, site);
  if (!hours) return [`DTSTART;VALUE=DATE:${compact(starts)}`, `DTEND;VALUE=DATE:${compact(addDays(ends, 1))}`];
  const { from, to, timezone } = hours;
  const format = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');
  return [`DTSTART:${format(toMoment(starts, from, timezone))}`, `DTEND:${format(toMoment(ends, to, timezone))}`];
}

/** e.g. "2027-03-09" → "20270309" */
function compact(date: string): string {
  return date.replaceAll('-', '');
}
