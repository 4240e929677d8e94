/** Whom a visitor can write to; the slug is what `?to=` names. */
export interface Recipient {
  slug: string;
  name: string;
  email: string;
}

/** Titles without their first parts, as far as all share them: of "Manager, North" and "Manager, Coast", "North" and "Coast". */
export function tellApart(titles: readonly string[]): string[] {
  const [first = [], ...others] = titles.map((title) => title.split(', '));
  const differs = first.findIndex((part, place) => others.some((other) => other[place] !== part));
  const shared = differs < 0 ? first.length : differs;
  return titles.map((title) => title.split(', ').slice(shared).join(', '));
}
