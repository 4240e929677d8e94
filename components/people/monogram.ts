/** The initials of the first and the last name, e.g. "Carol Ann Pruitt" → "CP". */
export function monogramOf(name: string): string {
  const words = name.split(/\s+/);
  return [words.at(0), words.length > 1 ? words.at(-1) : '']
    .map((word) => (word ?? '').slice(0, 1))
    .join('')
    .toUpperCase();
}
