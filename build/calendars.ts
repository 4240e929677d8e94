/** What calendars and search engines are told of food shows. */
import { calendarOf } from '../pages/parts/paths.ts';
import { escapeValue, writeLines } from './content-lines.ts';
import { absolute, type HeadContext } from './head.ts';
import type { Output } from './output.ts';
import type { FoodShow } from './schema/food-shows.ts';

type Context = Pick<HeadContext, 'content' | 'toUrl'>;

/** A file for each food show to come, to save in a calendar. */
export function calendars(context: Context): Output[] {
  const { content } = context;
  return content.services.flatMap((service) =>
    content['food-shows']
      .filter((show) => show.service === service.slug)
      .map((show) => ({ path: calendarOf(show, service).slice(1), content: writeCalendar(show, context) })),
  );
}

/** https://schema.org/Event */
export function event(show: FoodShow, page: string, context: Context): object {
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
    organizer: { '@type': 'Organization', name: context.content.site.name, url: absolute(context, '/') },
    url: absolute(context, page),
  };
}

/** iCalendar (RFC 5545): whole days; the end is the day after the last one. */
function writeCalendar({ slug, service, title, starts, ends, place, text }: FoodShow, context: Context): string {
  const { site } = context.content;
  return writeLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeValue(site.name)}//Website//EN`,
    'BEGIN:VEVENT',
    `UID:${slug}.${service}@${new URL(site.origin).host}`,
    // Not the time of the build, which would change the file with every build.
    `DTSTAMP:${compact(starts)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(starts)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(ends))}`,
    `SUMMARY:${escapeValue(`${title}, ${site.shortName}`)}`,
    ...(text === undefined ? [] : [`DESCRIPTION:${escapeValue(text)}`]),
    `LOCATION:${escapeValue(place.join(', '))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

function dayAfter(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** e.g. "2027-03-09" → "20270309" */
function compact(date: string): string {
  return date.replaceAll('-', '');
}
