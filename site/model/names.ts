/** The last word is the family name, e.g. "Carol Ann Pruitt" → "Carol Ann", "Pruitt". */
export function splitName(name: string): { given: string; family: string } {
  const words = name.split(/\s+/);
  return { given: words.slice(0, -1).join(' ') || name, family: words.length > 1 ? (words.at(-1) ?? '') : '' };
}

/** Titles without their common start, e.g. "Manager, North" and "Manager, Coast" → "North" and "Coast". */
export function dropCommonStart(titles: readonly string[]): string[] {
  const [first = [], ...others] = titles.map((title) => title.split(', '));
  const firstDifference = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  const shared = firstDifference < 0 ? first.length : firstDifference;
  return titles.map((title) => title.split(', ').slice(shared).join(', '));
}
