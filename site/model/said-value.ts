import { readNumbers } from './numbers.ts';

/** A figure, and its text on pages. */
export interface Said {
  value: number | number[];
  unit: string;
  text: string;
}

/** Text and value must agree: an author may change one and forget the other. A share may be written in percent. */
export function saysValue({ value, unit, text }: Said): boolean {
  const said = readNumbers(text);
  const values = [value].flat();
  const isSaid = (numbers: readonly number[]) =>
    said.length === numbers.length && said.every((number, at) => isAlike(number, numbers[at] ?? number));
  return isSaid(values) || (unit === 'share' && isSaid(values.map(inPercent)));
}

/** Pages show only the text, so it includes the unit. */
export function saysUnit({ unit, text }: Said): boolean {
  if (/^dollars?\b/.test(unit)) return /\$|\bdollars?\b/i.test(text);
  return unit !== 'percent' || /%|\bper ?cent\b/i.test(text);
}

/** A third has infinite digits, so two or more rounded digits are accepted. */
function isAlike(said: number, value: number): boolean {
  if (said === value || Number(said.toFixed(9)) === said) return said === value;
  const digits = String(value).replace(/^\d+\.?/, '').length;
  return Number(said.toFixed(Math.max(2, digits))) === value;
}

const inPercent = (share: number) => Math.round(share * 1e4) / 100;

/** e.g. "22,000", "$19.00", "7.5%" or "40 by 48" */
export function sayValue({ value, unit }: Omit<Said, 'text'>): string {
  const write = (number: number) => {
    const digits = number.toLocaleString('en-US', { maximumFractionDigits: 20 });
    if (unit === 'share') return `${inPercent(number)}%`;
    if (/^dollars?\b/.test(unit)) return `$${Number.isInteger(number) ? digits : number.toFixed(2)}`;
    return unit === 'percent' ? `${digits}%` : digits;
  };
  return [value].flat().map(write).join(' by ');
}
