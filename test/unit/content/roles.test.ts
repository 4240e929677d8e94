/** The metadata of fields. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { z } from 'zod';
import {
  collection,
  entry,
  entryTitle,
  fieldHelp,
  getTitle,
  listNames,
  namesAt,
  order,
  rare,
  schemaAt,
  text,
} from '../../../engine/content/index.ts';

const fields = entry.extend({
  name: text('who wrote it'),
  heading: entryTitle(text('what it is called').max(60)).optional(),
  order: order.default(0),
  license: rare(text('who may copy it')).optional(),
});
const stories = collection(fields, { folder: 'stories' });
const schema = stories.spec();
const data = { name: 'Ann', heading: 'The bridge' };

it('an entry is named by the field that its schema says, whatever the name of the field', () => {
  assert.equal(getTitle('stories/old-bridge.md', data, stories), 'The bridge');
  assert.equal(getTitle('stories/old-bridge.md', { ...data, heading: ' ' }, stories), 'Old bridge');
});

it('roles of fields are kept by defaults, limits and what makes a field optional', () => {
  const named = listNames(schema, {}).map((name) => ({ name, ...schemaAt(schema, {}, [name]) }));
  const rareNames = named.filter(({ isRare }) => isRare).map(({ name }) => name);
  assert.deepEqual(rareNames, ['sample', 'draft', 'order', 'license']);
  assert.deepEqual(
    named.flatMap(({ name, role }) => (role ? [[name, role]] : [])),
    [
      ['heading', 'title'],
      ['order', 'order'],
    ],
  );
});

it('the field that chooses a group names every choice, also after the choice', () => {
  const kinds = (['map', 'table'] as const).map((kind) =>
    z.strictObject({ kind: z.literal(kind), [kind]: text('it') }),
  );
  const [map, table] = kinds;
  assert.ok(map && table);
  const view = z.strictObject({ view: z.discriminatedUnion('kind', [map, table]).optional() });
  const views = collection(view, { folder: 'views' }).spec();
  const chosen = { view: { kind: 'map' } };
  const kind = schemaAt(views, chosen, ['view', 'kind']);
  assert.ok(kind);
  assert.equal(fieldHelp(kind), 'one of map, table');
  assert.deepEqual(namesAt(views, chosen, ['view']), ['kind', 'map']);
  assert.deepEqual(namesAt(views, {}, ['view']), ['kind', 'map', 'table']);
});
