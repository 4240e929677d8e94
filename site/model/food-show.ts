/** The published table of food shows: the amount paid at each weekly volume, in dollars, lowest first. */
export type PaymentTable = readonly { volume: number; paid: number }[];

export type FoodShowTerms =
  | { kind: 'within'; volume: number; paid: number; base: PaymentTable[number] }
  | { kind: 'below' | 'above'; volume: number };

/** The amount for a volume, interpolated from the table to the dollar; undefined outside the table. */
export function computeTerms(volume: number, table: PaymentTable): FoodShowTerms {
  const [base] = table;
  const top = table.at(-1);
  if (!base || !top || volume < base.volume) return { kind: 'below', volume };
  if (volume > top.volume) return { kind: 'above', volume };
  return { kind: 'within', volume, paid: inProportion(volume, base), base };
}

/** To the dollar. */
export function inProportion(volume: number, base: PaymentTable[number]): number {
  return Math.round((volume * base.paid) / base.volume);
}
