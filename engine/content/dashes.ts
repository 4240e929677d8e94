/** Replaces hyphens between spaces: a range has one unit and grows, other hyphens beside figures stay, and the rest are dashes. */

const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const MONTH = '(?:jan|febr?|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ch|il|ust|ember|ober)?';
const DATE = `(?:${DAY}|${MONTH})s?\\.?(?![\\p{L}\\d])`;
const TIME = '(?:\\d{1,2}(?::\\d\\d)?[ \\u00A0]?[ap]\\.?m\\.?|\\d{1,2}:\\d\\d|noon|midnight)(?![\\p{L}\\d])';
const FIGURE = '\\d[\\d,]*(?:[./]\\d+)?';
const START = '(?<![\\p{L}\\d.,:/$-])';

const sides = (left: string, right: string) => [
  new RegExp(`${START}${left}\\s$`, 'iu'),
  new RegExp(`^\\s${right}`, 'iu'),
];
/** What stands before and after the hyphen of a range. */
const RANGES = [
  // "Monday - Friday", "Nov. 28, 2026 - Jan. 2"
  sides(`${DATE},?(?:\\s(?:${DATE}|${TIME}|\\d{1,2}|\\d{4}),?)*`, DATE),
  // "8 - 11:30", "8 a.m. - 5"
  sides(`(?:${TIME}|\\d{1,2})`, TIME),
  sides(TIME, '\\d{1,2}(?![\\d:]|[ \\u00A0]?\\p{L})'),
];
const [BEFORE, AFTER] = [
  new RegExp(`${START}(\\$?)(${FIGURE})(?:(%)|[ \\u00A0](\\p{L}+\\.?))?\\s$`, 'iu'),
  new RegExp(`^\\s(\\$?)(${FIGURE})(%)?(?:[ \\u00A0](\\p{L}+\\.?))?(?![\\p{L}\\d]|\\s=)`, 'iu'),
];
/** How many characters around a hyphen are looked at. */
const REACH = 60;

/** Stands for `--` in {@link replaceDashes}, which keeps the length of a text. No text may contain it. */
export const DOUBLE_HYPHEN = '\uFDD0';

const HYPHEN = new RegExp(`(?<=\\s)[-${DOUBLE_HYPHEN}](?=\\s)`, 'g');

export function replaceDashes(text: string): string {
  return text.replace(HYPHEN, (hyphen, index: number) => {
    const left = text.slice(Math.max(0, index - REACH), index);
    const right = text.slice(index + 1, index + 1 + REACH);
    if (isRange(left, right)) return '–';
    return /\d\S*\s$/.test(left) || /^\s\S*\d/.test(right) ? hyphen : '—';
  });
}

function isRange(left: string, right: string): boolean {
  if (RANGES.some(([before, after]) => before?.test(left) && after?.test(right))) return true;
  const [, dollar = '', from = '', percent = '', unit] = BEFORE.exec(left) ?? [];
  const [, nextDollar = '', to = '', nextPercent = '', nextUnit] = AFTER.exec(right) ?? [];
  // "$5 - 10" and "5 - 10%" name their unit once.
  const isSameSign = [dollar, ''].includes(nextDollar) && [nextPercent, ''].includes(percent);
  const isSameUnit = isSameSign && (unit === undefined || unit === nextUnit);
  return isSameUnit && toNumber(from) < toNumber(to);
}

/** e.g. "1,000" → 1000, "1/2" → 0.5, "" → NaN */
function toNumber(figure: string): number {
  const [whole = '', divisor = '1'] = figure.replaceAll(',', '').split('/');
  return Number.parseFloat(whole) / Number(divisor);
}
