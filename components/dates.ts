/** e.g. "2027-03-31" → "March 31, 2027" */
export function writeDate(date: string, language: string): string {
  return writeDates(date, date, language);
}

/** e.g. "2027-03-09", "2027-03-11" → "March 9–11, 2027" */
export function writeDates(from: string, to: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  // The thin spaces about the dash are in no typeface of the site.
  return format.formatRange(new Date(from), new Date(to)).replaceAll('\u2009', '');
}
