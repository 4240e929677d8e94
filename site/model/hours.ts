/** Times of day in the time zone of a place, whatever the time zone of the machine. */

/** In milliseconds. */
const MINUTE = 60_000;

/** Whether a name is a known time zone (IANA), e.g. "America/New_York". */
export function isTimezone(name: string): boolean {
  // Intl also knows abbreviations, such as "EST", and in newer versions offsets, such as "+05:00".
  if (!/^([A-Z][\w+-]*(\/[\w+-]+)+|UTC)$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The moment when the clock of a time zone shows a day and an hour, e.g. "2027-03-09" and "08:00". */
export function toMoment(date: string, hour: string, timezone: string): Date {
  const clockTime = Date.parse(`${date}T${hour}:00Z`);
  // Clocks may change between the first estimate and the moment itself.
  const estimate = clockTime - offsetAt(clockTime, timezone);
  return new Date(clockTime - offsetAt(estimate, timezone));
}

/** A day and an hour with the offset from UTC (ISO 8601), e.g. "2027-03-09T08:00:00-05:00". */
export function formatMoment(date: string, hour: string, timezone: string): string {
  const minutes = offsetAt(toMoment(date, hour, timezone).getTime(), timezone) / MINUTE;
  const parts = [Math.abs(minutes) / 60, Math.abs(minutes) % 60].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  );
  return `${date}T${hour}:00${minutes < 0 ? '-' : '+'}${parts.join(':')}`;
}

/** e.g. "08:00" → "8:00 AM", with a space that does not break */
export function formatHour(hour: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  // Versions of the language data use different spaces, and the typefaces lack the narrow one.
  return format.format(new Date(`1970-01-01T${hour}:00Z`)).replace(/\s/g, '\u00a0');
}

/** The name of the time zone on that day, e.g. "EST". */
export function formatTimezone(date: string, timezone: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { timeZone: timezone, timeZoneName: 'short' });
  const parts = format.formatToParts(new Date(`${date}T12:00:00Z`));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timezone;
}

const CLOCK_PARTS = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;

/** The offset of a time zone from UTC, in milliseconds. */
function offsetAt(time: number, timezone: string): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: timezone, hourCycle: 'h23', ...CLOCK_PARTS });
  const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day, hour, minute } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(time / MINUTE) * MINUTE;
}
