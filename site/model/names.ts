interface NameParts {
  given: string;
  family: string;
  /** e.g. "Jr." or "PhD" */
  suffix: string;
}

const SUFFIX = /^(?:jr|sr|ii|iii|iv|ph\.?d|m\.?d|mba|cpa|esq)\.?$/i;
/** What a family name may begin with, in lowercase. */
const PARTICLE = /^(?:al|bin|da|de|del|della|den|der|di|do|dos|du|el|la|las|le|los|ter|van|von|y)$/;

/** The last word is the family name, with the particles before it, e.g. "Maria de la Cruz, PhD" → "Maria", "de la Cruz", "PhD". */
export function splitName(name: string): NameParts {
  const words = name.trim().split(/\s+/);
  const last = words.findLastIndex((word) => !SUFFIX.test(word));
  let first = last;
  while (first > 1 && PARTICLE.test(words[first - 1] ?? '')) first -= 1;
  // A single name is a given name.
  const split = last <= 0 ? last + 1 : first;
  return {
    given: words.slice(0, split).join(' ') || name,
    family: words
      .slice(split, last + 1)
      .join(' ')
      .replace(/,$/, ''),
    suffix: words.slice(last + 1).join(' '),
  };
}

/** Titles without their common start, e.g. "Manager, North" and "Manager, Coast" → "North" and "Coast". */
export function dropCommonStart(titles: readonly string[]): string[] {
  const [first = [], ...others] = titles.map((title) => title.split(', '));
  const firstDifference = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  const shared = firstDifference < 0 ? first.length : firstDifference;
  return titles.map((title) => title.split(', ').slice(shared).join(', '));
}
