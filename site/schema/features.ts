/** The main part of a service's page, below its intro. */
import { z } from 'zod';
import { ofKind, picture, text } from '../../engine/content/index.ts';

const heading = text('the heading above this part of the page, such as "What we carry"');

function makeList<Item extends z.ZodType>(schema: Item) {
  return z.array(schema).min(2, { error: 'at least two' });
}

const POINT = 'two percentages in quotes, from the left and from the top of the picture, such as "30% 45%"';
const point = ofKind({ type: 'data' }, z.string(POINT).regex(/^(100|\d{1,2})% (100|\d{1,2})%$/, POINT));

const item = { name: text('what it is, in a few words'), text: text('what we do, in one or two sentences') };

/** For a department: labeled goods. */
const goods = z.strictObject({
  kind: z.literal('goods'),
  heading,
  goods: makeList(z.strictObject({ name: text('the label of the goods, such as "Peaches"'), picture })),
});

/** For a department: a wide picture of its goods, from edge to edge, with their names below. */
const stillLife = z.strictObject({
  kind: z.literal('still-life'),
  heading,
  picture,
  names: makeList(text('the name of goods in the picture, from left to right')),
});

/** For a store service: places in the picture of the page, numbered there and explained in a list. */
const places = z.strictObject({
  kind: z.literal('places'),
  heading,
  places: makeList(z.strictObject({ ...item, at: point })),
});

const steps = z.strictObject({ kind: z.literal('steps'), heading, steps: makeList(z.strictObject(item)) });

const beforeAfter = z.strictObject({
  kind: z.literal('before-after'),
  heading,
  before: text('the heading of the work without the service'),
  after: text('the heading of the same work with the service'),
  rows: makeList(
    z.strictObject({ before: text('the work without the service'), after: text('the same work with it') }),
  ),
});

export const feature = z.discriminatedUnion('kind', [goods, stillLife, places, steps, beforeAfter], {
  error: 'one of goods, still-life, places, steps, before-after',
});
