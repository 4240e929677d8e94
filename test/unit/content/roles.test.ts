/** What schemas say of fields besides their values. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withName } from '../../../editor/field-changes.ts';
import {
  collection,
  entry,
  entryTitle,
  getFields,
  getTitle,
  order,
  rare,
  text,
} from '../../../engine/content/index.ts';

const fields = entry.extend({
  name: text('who wrote it'),
  heading: entryTitle(text('what it is called').max(60)).optional(),
  order: order.default(0),
  license: rare(text('who may copy it')).optional(),
});
const stories = collection(fields, { folder: 'stories' });
const { value } = stories.spec();
const data = { name: 'Ann', heading: 'The bridge' };

it('an entry is named by the field that its schema says, whatever the name of the field', () => {
  assert.equal(getTitle('stories/old-bridge.md', data, stories), 'The bridge');
  assert.equal(getTitle('stories/old-bridge.md', { ...data, heading: ' ' }, stories), 'Old bridge');
  assert.deepEqual(withName(value, data, 'The ford'), { name: 'Ann', heading: 'The ford' });
});

it('roles of fields are kept by defaults, limits and what makes a field optional', () => {
  const specs = getFields(value);
  const rareNames = specs.filter(({ isRare }) => isRare).map(({ name }) => name);
  assert.deepEqual(rareNames, ['sample', 'draft', 'order', 'license']);
  assert.deepEqual(
    specs.flatMap(({ name, role }) => (role ? [[name, role]] : [])),
    [
      ['heading', 'title'],
      ['order', 'order'],
    ],
  );
});
