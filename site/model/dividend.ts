/** The published terms of patronage dividends. */
export interface DividendTerms {
  /** The share that is paid in cash. The rest is a promissory note. */
  cashShare: number;
  /** In percent a year. */
  interest: number;
  /** The term of the note. */
  years: number;
}

/** The parts of a dividend, in dollars to the cent. */
export interface Dividend {
  total: number;
  cash: number;
  note: number;
  /** For each year of the note, without compound interest. */
  yearly: number;
  /** For all years of the note. */
  interest: number;
}

/** Cash and note add up to the dividend, to the cent. */
export function splitDividend(total: number, { cashShare, interest, years }: DividendTerms): Dividend {
  const cash = toCents(total * cashShare);
  const note = toCents(total - cash);
  return {
    total,
    cash,
    note,
    yearly: toCents((note * interest) / 100),
    interest: toCents((note * interest * years) / 100),
  };
}

/** Rounds half cents up, including those that binary fractions make slightly too small. */
function toCents(amount: number): number {
  return Math.round(amount * 100 + 1e-6) / 100;
}
