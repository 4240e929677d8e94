import { parseNumbers } from './numbers.ts';

/** A figure, and its text on pages. */
export interface StatedFigure {
  value: number | number[];
  unit: string;
  text: string;
}

/** Text and value must agree: an author may change one and forget the other. A share may be written in percent. */
export function textHasValue({ value, unit, text }: StatedFigure): boolean {
  const stated = parseNumbers(text);
  const values = [value].flat();
  const matchesText = (numbers: readonly number[]) =>
    stated.length === numbers.length &&
    stated.every((number, index) => isEqualWhenRounded(number, numbers[index] ?? number));
  return matchesText(values) || (unit === 'share' && matchesText(values.map(inPercent)));
}

/** Pages show only the text, so it must include the unit. */
export function textHasUnit({ unit, text }: StatedFigure): boolean {
  if (/^dollars?\b/.test(unit)) return /\$|\bdollars?\b/i.test(text);
  return unit !== 'percent' || /%|\bper ?cent\b/i.test(text);
}

/** A text such as "a third" may have a value rounded to two or more decimals, such as 0.33. Other numbers must be equal. */
function isEqualWhenRounded(stated: number, value: number): boolean {
  // A number in digits has at most nine decimals. A fraction in words, such as a third, has more.
  if (Number(stated.toFixed(9)) === stated) return stated === value;
  const decimals = String(value).replace(/^\d+\.?/, '').length;
  return Number(stated.toFixed(Math.max(2, decimals))) === value;
}

const inPercent = (share: number) => Math.round(share * 1e4) / 100;

// Made once, because making one takes longer than formatting thousands of numbers.
const NUMBERS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });
const CENTS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 20 });

/** e.g. "22,000", "$19", "$37.50", "7.5%" or "40 by 48" */
export function formatValue({ value, unit }: Omit<StatedFigure, 'text'>): string {
  const write = (number: number) => {
    const isDollars = /^dollars?\b/.test(unit);
    const formatted = (isDollars && !Number.isInteger(number) ? CENTS : NUMBERS).format(number);
    if (unit === 'share') return `${inPercent(number)}%`;
    if (isDollars) return `$${formatted}`;
    return unit === 'percent' ? `${formatted}%` : formatted;
  };
  return [value].flat().map(write).join(' by ');
}
