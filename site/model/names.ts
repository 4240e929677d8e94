interface NameParts {
  given: string;
  family: string;
  /** e.g. "Jr." or "PhD" */
  suffix: string;
}

interface NamedPerson {
  name: string;
  familyName?: string | undefined;
}

const SUFFIX = /(?:,?\s+(?:jr|sr|ii|iii|iv|ph\.?d|m\.?d|mba|cpa|esq)\.?)+$/i;

/**
 * e.g. "Maria De La Cruz, PhD", whose family name is "De La Cruz" → "Maria", "De La Cruz", "PhD". Without `familyName`, only two words
 * are split: "Maria De La Cruz" and "Dr. Ana" are given names as a whole.
 */
export function splitName({ name, familyName }: NamedPerson): NameParts {
  const whole = name.trim().replace(SUFFIX, '');
  const suffix = name
    .trim()
    .slice(whole.length)
    .replace(/^,?\s+/, '');
  // A comma may stand for "Reyes, Dana", or before a suffix that is not in the list.
  const [, family = ''] = /^[^\s.,]+\s+([^\s.,]+)$/.exec(whole) ?? [];
  const last = familyName ?? family;
  if (last === '' || !hasFamilyName({ name, familyName: last })) return { given: whole, family: '', suffix };
  return { given: whole.slice(0, -last.length).trim(), family: last, suffix };
}

/** Whether the family name, if any, is the end of the name, apart from a suffix. */
export function hasFamilyName({ name, familyName }: NamedPerson): boolean {
  return familyName === undefined || name.trim().replace(SUFFIX, '').endsWith(` ${familyName}`);
}

/** Titles without their common start, e.g. "Manager, North" and "Manager, Coast" → "North" and "Coast". */
export function dropCommonStart(titles: readonly string[]): string[] {
  const [first = [], ...others] = titles.map((title) => title.split(', '));
  const firstDifference = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  const shared = firstDifference < 0 ? first.length : firstDifference;
  return titles.map((title) => title.split(', ').slice(shared).join(', '));
}
