/** An amount as people type it: "$150,000", "150 000", "150000.00", "150k", "1.5 million", "USD 500", "5$", "2500 dollars", ".5". */
const AMOUNT =
  /^(?:(?:us)?\$|usd)? ?(?=\.?\d)(?<whole>\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d*)(?<cents>\.\d{0,2})?(?: ?(?<unit>k|thousand|m|million))?(?: ?(?:\$|usd|dollars?))?$/i;

/** Invisible characters of pasted text: zero-width characters, joiners, byte order marks. */
const INVISIBLE = /\p{Cf}/gu;

/**
 * Reads an amount of dollars, to the cent.
 * @returns undefined if it is not an amount, or ambiguous
 */
export function parseMoney(text: string): number | undefined {
  // Compatibility forms turn every kind of space into a space, and wide digits into ASCII.
  const plain = text.replace(INVISIBLE, '').normalize('NFKC').trim();
  const { whole, cents = '', unit } = AMOUNT.exec(plain)?.groups ?? {};
  if (whole === undefined) return undefined;
  const amount = Number(whole.replace(/\D/g, '') + cents);
  if (unit === undefined) return amount;
  const factor = /^m/i.test(unit) ? 1_000_000 : 1000;
  // Rounded to cents before the multiplication: 2.01 * 1000 is 2009.9999999999998.
  return (Math.round(amount * 100) * factor) / 100;
}

/** Formats an amount, by default with cents only if there are any, e.g. "$150,000" or "$37.50". */
export function formatMoney(amount: number, language: string, hasCents = !Number.isInteger(amount)): string {
  const digits = hasCents ? 2 : 0;
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
