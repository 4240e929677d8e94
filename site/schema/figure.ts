import { z } from 'zod';
import { text } from '../../engine/content/index.ts';

/** A figure on a price card or in a row of figures. */
export const figure = z.strictObject({
  value: text('the figure as it is shown, such as "22,000"').meta({ isUnsearched: true }),
  label: text('what the figure counts, such as "items in stock"'),
});

export type Figure = z.output<typeof figure>;
