/** The published table of food shows: the amount paid at each weekly volume, in dollars, lowest first. */
export type PaymentTable = readonly { volume: number; paid: number }[];

/** The payment for a volume. It is proportional to `base`, the lowest row. Below and above the table there is none. */
export type FoodShowPayment =
  | { kind: 'within'; volume: number; paid: number; base: PaymentTable[number] }
  | { kind: 'below' | 'above'; volume: number };

export function computePayment(volume: number, table: PaymentTable): FoodShowPayment {
  const [base] = table;
  const top = table.at(-1);
  if (!base || !top || volume < base.volume) return { kind: 'below', volume };
  if (volume > top.volume) return { kind: 'above', volume };
  return { kind: 'within', volume, paid: inProportion(volume, base), base };
}

/** Rounded to the dollar. */
export function inProportion(volume: number, base: PaymentTable[number]): number {
  return Math.round((volume * base.paid) / base.volume);
}
