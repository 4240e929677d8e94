import type { Facts } from '../build/schema/settings.ts';

/** What a patronage dividend comes to, in dollars. */
export interface Dividend {
  cash: number;
  note: number;
  /** For each year that the note is outstanding, without interest on interest. */
  interest: number;
}

/** Computes from the published terms alone. */
export function shareOut(dividend: number, facts: Facts): Dividend {
  const note = dividend * amountOf('dividend-note-share', facts);
  return {
    cash: dividend * amountOf('dividend-cash-share', facts),
    note,
    interest: (note * amountOf('note-interest', facts)) / 100,
  };
}

function amountOf(name: string, facts: Facts): number {
  const amount = facts[name]?.amount;
  if (amount === undefined) throw new Error(`content/facts.md: the worked example needs an amount for "${name}"`);
  return amount;
}
