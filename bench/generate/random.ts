/** Chances that fall out the same for the same seed, on every machine. */
export interface RandomNumbers {
  /** A whole number below a limit. */
  below(limit: number): number;
  /** Several items, none twice, in the order in which they are rendered. */
  pick<Item>(items: readonly Item[], count: number): Item[];
}

/** @param seed a whole number from 0 on */
export function seeded(seed: number): RandomNumbers {
  // Spread out, for neighboring seeds begin alike; never 0, from which nothing comes.
  let state = Math.imul(seed + 1, 0x9e3779b1);
  /** Xorshift (G. Marsaglia, Journal of Statistical Software 8, 2003): from 0 to below 1. */
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick(items, count) {
      const left = [...items];
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)).flat();
    },
  };
}
