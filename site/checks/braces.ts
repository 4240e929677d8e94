/** `{{founded}}` stands for the text of the fact "founded", `{{states in digits}}` for its number: 7, not "seven". */
export const REFERENCE = /\{\{([^{}]*)\}\}/g;

/** What stands between braces, well written or not. */
export interface Brace {
  /** As typed, e.g. "{{founded}}"; the first words where no brace closes. */
  words: string;
  /** Where it begins in its text. */
  index: number;
  /** What it names, as far as that can be told. */
  name: string;
  inDigits: boolean;
  /** Whether it has two braces on either side. */
  isReference: boolean;
}

const DIGITS = ' in digits';
/** In signs: more is no name with a slip, but a sentence. */
const LONGEST = 60;

/** Every brace of a text. */
export function listBraces(text: string): Brace[] {
  return [...text.matchAll(/(\{+)([^{}]*)(\}*)|\}+/g)].map(
    ({ 0: typed, 1: opening, 2: inside = '', 3: closing, index }) => {
      const isReference = opening === '{{' && closing === '}}';
      const isWhole = isReference || (closing !== '' && typed.length <= LONGEST);
      const [first = ''] = /^\s*[^\s]*/.exec(inside) ?? [];
      const words = isWhole || opening === undefined ? typed : opening + first.slice(0, LONGEST);
      return { words, index, ...readName(isWhole ? inside : first), isReference };
    },
  );
}

/** e.g. " states in digits " → "states", in digits */
export function readName(inside: string): { name: string; inDigits: boolean } {
  const words = inside.trim();
  const inDigits = words.endsWith(DIGITS);
  return { name: inDigits ? words.slice(0, -DIGITS.length).trim() : words, inDigits };
}
