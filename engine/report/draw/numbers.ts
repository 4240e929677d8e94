/** e.g. 106012 → "106.0 KB"; a thousand bytes each, as budgets count them */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** e.g. 1 and "page" → "1 page" */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
