/** Schemas and collections as data, for forms and editors. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { collection, collectionOf, introspect, listCollections, single } from '../../../engine/content/collections.ts';
import { fieldsOf } from '../../../engine/content/field-spec.ts';
import { date, flag, phone, reference, text, titled } from '../../../engine/content/fields.ts';
import { listChecks } from '../../support/table.ts';

const shelf = z.strictObject({
  title: text('the name of the shelf').max(9, { error: 'nine letters at most' }),
  shortName: titled('Sign', text('the words on its sign')).optional(),
  opened: date,
  keeper: reference('the file name of a person', 'people'),
  phone,
  rows: z.array(text('one row'), { error: 'a list of rows' }).min(2, { error: 'two at least' }),
  light: flag('whether it has a lamp').default(true),
  kind: z.enum(['wall', 'aisle'], { error: 'wall or aisle' }),
  height: z.number({ error: 'its height' }).int().min(1).max(9),
});
const fields = new Map(fieldsOf(introspect(shelf).value).map((field) => [field.name, field]));

describe('the introspection of a schema', () => {
  it('lists fields in order, with the help that their errors or descriptions give', () => {
    assert.deepEqual([...fields.keys()], Object.keys(shelf.shape));
    assert.equal(fields.get('opened')?.help, 'a date as year-month-day, such as 2026-03-31');
    assert.equal(fields.get('light')?.help, 'whether it has a lamp');
  });

  it('makes the label of a field from its name, unless the schema has a title', () => {
    const [untitled] = fieldsOf(introspect(z.object({ shortName: z.string() })).value);
    const labels = [fields.get('title'), fields.get('shortName'), untitled].map((field) => field?.label);
    assert.deepEqual(labels, ['Title', 'Sign', 'Short name']);
  });

  it('lists which fields are optional, with their defaults', () => {
    const optional = [...fields.values()].filter(({ isOptional }) => isOptional);
    const defaults = Object.fromEntries(optional.map(({ name, defaultValue }) => [name, defaultValue]));
    assert.deepEqual(defaults, { shortName: undefined, light: true });
  });

  it('lists limits, choices and references', () => {
    assert.deepEqual(fields.get('height')?.value, { type: 'number', isWhole: true, min: 1, max: 9 });
    assert.deepEqual(fields.get('kind')?.value, { type: 'choice', of: ['wall', 'aisle'] });
    const [title, keeper, rows] = ['title', 'keeper', 'rows'].map((name) => fields.get(name)?.value);
    assert.ok(title?.type === 'text' && title.max === 9 && title.kind.type === 'copy');
    assert.ok(keeper?.type === 'text' && keeper.kind.type === 'reference' && keeper.kind.to.includes('people'));
    assert.ok(rows?.type === 'list' && rows.min === 2 && rows.item.help === 'one row');
  });

  it('lists variants by the field that tells them apart', () => {
    const [a, b] = [z.strictObject({ is: z.literal('a'), one: z.string() }), z.strictObject({ is: z.literal('b') })];
    const { value: variants } = introspect(z.discriminatedUnion('is', [a, b]));
    assert.ok(variants.type === 'variants' && variants.by === 'is');
    const counts = variants.variants.map(({ name, group: { fields } }) => [name, fields.length]);
    assert.deepEqual(Object.fromEntries(counts), { a: 2, b: 1 });
  });
});

describe('collections', () => {
  const collections = listCollections({
    pages: {
      home: single(z.strictObject({ title: text('a title') }), { file: 'pages/home' }),
      own: collection(shelf, { folder: 'pages', withField: 'kind' }),
    },
    shelves: collection(shelf, { folder: 'shelves', hasText: true }),
  });

  it('are listed in the order of their declaration', () => {
    const listed = collections.map(({ path, holds, withField = '' }) => `${path}: ${holds} ${withField}`.trim());
    assert.deepEqual(listed, ['pages/home: one', 'pages: many kind', 'shelves: many']);
  });

  for (const [row, check] of listChecks('collections', (path) => collectionOf(collections, { path })?.path))
    it(`are found by a file: ${row}`, check);
});
