/** Plain dates (year-month-day), counted in UTC, so that time zones and clock changes don't move them. */

/** In milliseconds. */
const DAY = 86_400_000;
const PLAIN = /^\d{4}-\d{2}-\d{2}$/;

/** @returns whether it is a day of the calendar; "2027-02-29" is not */
export function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return PLAIN.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export const addWeeks = (date: string, weeks: number): string => addDays(date, weeks * 7);

export function addDays(date: string, days: number): string {
  const later = new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY);
  // Dates after the year 9999 have more than ten characters, such as "+010000-01-01".
  return later.toISOString().replace(/T.*/, '');
}

/** e.g. "Tuesday, May 23, 2028"; a line can break only after "Tuesday," */
export function formatDay(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`)).replace(/ (?=\d)/g, '\u00a0');
}

/** e.g. "March 31, 2027" */
export function formatDate(date: string, language: string): string {
  return formatDates(date, date, language);
}

/** e.g. "March 9–11, 2027" */
export function formatDates(from: string, to: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  // The typefaces lack the thin spaces around the dash.
  return format.formatRange(new Date(from), new Date(to)).replaceAll('\u2009', '');
}
