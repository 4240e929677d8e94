import type { Facts } from '../build/schema/facts.ts';

/** What a patronage dividend comes to, in dollars. */
export interface Dividend {
  cash: number;
  note: number;
  /** For each year that the note is outstanding, without interest on interest. */
  interest: number;
}

/** Computes from the published terms alone. */
export function shareOut(dividend: number, facts: Facts): Dividend {
  const note = dividend * facts['dividend-note-share'].value;
  return {
    cash: dividend * facts['dividend-cash-share'].value,
    note,
    interest: (note * facts['note-interest'].value) / 100,
  };
}
