/** The people that a visitor can write to; `?to=` names the slug. */
export interface Recipient {
  slug: string;
  name: string;
  email: string;
}

/** Titles without their common start, e.g. "Manager, North" and "Manager, Coast" → "North" and "Coast". */
export function dropCommonStart(titles: readonly string[]): string[] {
  const [first = [], ...others] = titles.map((title) => title.split(', '));
  const differs = first.findIndex((part, place) => others.some((other) => other[place] !== part));
  const shared = differs < 0 ? first.length : differs;
  return titles.map((title) => title.split(', ').slice(shared).join(', '));
}
