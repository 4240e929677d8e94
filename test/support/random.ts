/** Random choices that are the same for the same seed, on every machine. */
export interface RandomNumbers {
  /** A whole number below a limit. */
  below(limit: number): number;
  /** Different items, in random order. */
  pick<Item>(items: readonly Item[], count: number): Item[];
}

/** @param seed a whole number, 0 or more */
export function makeRandom(seed: number): RandomNumbers {
  // Without the factor, neighboring seeds would give similar first numbers. From 0, xorshift would give only zeros.
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
