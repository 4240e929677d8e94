/** The published terms of patronage dividends. */
export interface DividendTerms {
  /** The share that is paid in cash. The rest is a promissory note. */
  cashShare: number;
  /** The interest on the note, in percent a year. */
  rate: number;
  /** The term of the note. */
  years: number;
}

/** The parts of a dividend, in dollars to the cent. */
export interface Dividend {
  total: number;
  cash: number;
  note: number;
  /** The interest for each year of the note, not compounded. */
  yearly: number;
  /** The interest for all years of the note. */
  interest: number;
  /** Cash, note and interest. */
  sum: number;
}

/** Cash and note add up to the dividend, and the interest of each year to that of all years, to the cent. */
export function splitDividend(total: number, { cashShare, rate, years }: DividendTerms): Dividend {
  const cash = toCents(total * cashShare);
  const note = toCents(total - cash);
  const yearly = toCents((note * rate) / 100);
  const interest = toCents(yearly * years);
  return { total, cash, note, yearly, interest, sum: toCents(total + interest) };
}

/** Rounds half cents up, including those that binary fractions make slightly too small. */
function toCents(amount: number): number {
  return Math.round(amount * 100 + 1e-6) / 100;
}
