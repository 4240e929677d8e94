/** The published terms of patronage dividends. */
export interface Terms {
  /** The part that is paid in cash; the rest is a note. */
  cashShare: number;
  /** Percent a year. */
  interest: number;
  /** Until the note is repaid. */
  years: number;
}

/** What a dividend comes to, in dollars to the cent. */
export interface Dividend {
  total: number;
  cash: number;
  note: number;
  /** For each year that the note is outstanding, without interest on interest. */
  yearly: number;
  /** For all the years of the note. */
  interest: number;
}

/** Cash and note add up to the dividend, odd cents included. */
export function shareOut(total: number, { cashShare, interest, years }: Terms): Dividend {
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

/** Halves of a cent go up, also those that binary fractions make a hair too small. */
function toCents(amount: number): number {
  return Math.round(amount * 100 + 1e-6) / 100;
}
