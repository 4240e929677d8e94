import { parseNumbers } from './numbers.ts';

/** A figure, and its text on pages. */
export interface StatedFigure {
  value: number | number[];
  unit: string;
  text: string;
}

/** Text and value must agree: an author may change one and forget the other. A share may be written in percent. */
export function statesValue({ value, unit, text }: StatedFigure): boolean {
  const stated = parseNumbers(text);
  const values = [value].flat();
  const isStated = (numbers: readonly number[]) =>
    stated.length === numbers.length && stated.every((number, index) => isAlike(number, numbers[index] ?? number));
  return isStated(values) || (unit === 'share' && isStated(values.map(inPercent)));
}

/** Pages show only the text, so it includes the unit. */
export function statesUnit({ unit, text }: StatedFigure): boolean {
  if (/^dollars?\b/.test(unit)) return /\$|\bdollars?\b/i.test(text);
  return unit !== 'percent' || /%|\bper ?cent\b/i.test(text);
}

/** A third has infinite digits, so two or more rounded digits are accepted. */
function isAlike(stated: number, value: number): boolean {
  if (stated === value || Number(stated.toFixed(9)) === stated) return stated === value;
  const digits = String(value).replace(/^\d+\.?/, '').length;
  return Number(stated.toFixed(Math.max(2, digits))) === value;
}

const inPercent = (share: number) => Math.round(share * 1e4) / 100;

/** e.g. "22,000", "$19.00", "7.5%" or "40 by 48" */
export function formatValue({ value, unit }: Omit<StatedFigure, 'text'>): string {
  const write = (number: number) => {
    const digits = number.toLocaleString('en-US', { maximumFractionDigits: 20 });
    if (unit === 'share') return `${inPercent(number)}%`;
    if (/^dollars?\b/.test(unit)) return `$${Number.isInteger(number) ? digits : number.toFixed(2)}`;
    return unit === 'percent' ? `${digits}%` : digits;
  };
  return [value].flat().map(write).join(' by ');
}
