/** English numerals. */

export const SCALES = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['bn', 1e9],
  ['hundred', 1e2],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
]);

export const NUMERALS = new Map([
  ['half', 0.5],
  ...'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, index) => [word, index + 1] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10] as const),
]);

/** Denominators, e.g. 5 for "three fifths". */
const PARTS = new Map([
  ...'half third quarter fifth sixth seventh eighth ninth tenth'
    .split(' ')
    .flatMap((word, index) => [word, `${word}s`].map((form) => [form, index + 2] as const)),
  ['halves', 2],
  ['fourth', 4],
  ['fourths', 4],
]);

/** A pattern for any of the words, without abbreviations such as "bn". */
const anyOf = (words: Iterable<string>) => `(?:${[...words].filter((word) => word.length > 2).join('|')})(?!\\p{L})`;
const [NUMERAL, SCALE, PART] = [NUMERALS, SCALES, PARTS].map((words) => anyOf(words.keys()));
/** A word of a number: a numeral with or without a denominator, a scale, or "and". Such words in a row are a RUN. */
const STEP = `(?:(?<numeral>${NUMERAL})(?:[ -](?<part>${PART}))?|(?<scale>${SCALE})|and(?!\\p{L}))`;
const RUN = new RegExp(`(?<!\\p{L})${STEP}(?:[ -]${STEP})*`.replaceAll(/\?<[a-z]+>/g, '?:'), 'gu');
const STEPS = new RegExp(STEP, 'gu');
/** "a" means one only before a scale or a denominator: "a third", but not "a great many". */
const ARTICLE = new RegExp(`(?<!\\p{L})(half )?an? (?=${SCALE}|${PART})`, 'gu');

/** Every number that a text spells out, e.g. "twenty-one" → 21, "half a million" → 500,000, "three fifths" → 0.6. */
export function parseSpelled(text: string): number[] {
  const plain = text.toLowerCase().replace(ARTICLE, (_all, half = 'one ') => half);
  return [...plain.matchAll(RUN)].flatMap(([run]) => parseRun(run));
}

/** Returns several numbers if a numeral cannot continue the one before, as in "two and three". */
function parseRun(run: string): number[] {
  const numbers: number[] = [];
  // `high` is the sum of thousands and above. `low` is the part that the next scale multiplies.
  let [high, low, isAfterAnd] = [0, 0, false];
  const end = () => {
    if (high + low > 0) numbers.push(high + low);
    [high, low] = [0, 0];
  };
  for (const { groups: { numeral, part, scale } = {} } of run.matchAll(STEPS)) {
    const factor = SCALES.get(scale ?? '') ?? 1;
    const number = (NUMERALS.get(numeral ?? '') ?? 0) / (PARTS.get(part ?? '') ?? 1);
    // "and a half" always continues the number.
    if (numeral !== undefined && !canFollow(number, low) && !(isAfterAnd && number < 1)) end();
    isAfterAnd = numeral === undefined && scale === undefined;
    low += number;
    if (factor === 100) low *= factor;
    else if (factor > 1) [high, low] = [high + low * factor, 0];
  }
  end();
  return numbers;
}

/** Whether a numeral may continue a number: at its start, after hundreds, or as ones after tens. */
function canFollow(number: number, low: number): boolean {
  return low % 100 === 0 || (low % 100 >= 20 && low % 10 === 0 && number < 10);
}
