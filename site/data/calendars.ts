/** What calendars and search engines are told of food shows. */

import type { Output } from '../../engine/assets/output.ts';
import { absolute } from '../../engine/draw/url.ts';
import { addDays } from '../model/dates.ts';
import { calendarOf } from '../model/paths.ts';
import type { Content } from '../schema/content.ts';
import type { FoodShow } from '../schema/food-shows.ts';
import type { SiteSettings } from '../schema/settings.ts';
import { escapeValue, writeLines } from './content-lines.ts';

/** A file for each food show to come, to save in a calendar. */
export function calendars({ services, 'food-shows': shows, site }: Content): Output[] {
  return services.flatMap((service) =>
    shows
      .filter((show) => show.service === service.slug)
      .map((show) => ({ path: calendarOf(show, service).slice(1), content: writeCalendar(show, site) })),
  );
}

/** https://schema.org/Event */
export function event(show: FoodShow, page: string, site: SiteSettings): object {
  const [name, ...address] = show.place;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: show.title,
    description: show.text,
    startDate: show.starts,
    endDate: show.ends,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name, address: address.join(', ') || name },
    organizer: { '@type': 'Organization', name: site.name, url: absolute('/', site) },
    url: absolute(page, site),
  };
}

/** iCalendar (RFC 5545): whole days; the end is the day after the last one. */
function writeCalendar({ slug, service, title, starts, ends, place, text }: FoodShow, site: SiteSettings): string {
  return writeLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeValue(site.name)}//Website//EN`,
    'BEGIN:VEVENT',
    `UID:${slug}.${service}@${new URL(site.origin).host}`,
    // Not the time of the build, which would change the file with every build.
    `DTSTAMP:${compact(starts)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(starts)}`,
    `DTEND;VALUE=DATE:${compact(addDays(ends, 1))}`,
    `SUMMARY:${escapeValue(`${title}, ${site.shortName}`)}`,
    ...(text === undefined ? [] : [`DESCRIPTION:${escapeValue(text)}`]),
    `LOCATION:${escapeValue(place.join(', '))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** e.g. "2027-03-09" → "20270309" */
function compact(date: string): string {
  return date.replaceAll('-', '');
}
