import assert from 'node:assert/strict';
import { it } from 'node:test';
import { collection, entry, entryTitle, text } from '../../../engine/content/index.ts';
import { withName } from '../../field-changes.ts';

it('a new entry gets its name in the field that its schema says, whatever the name of the field', () => {
  const schema = collection(entry.extend({ name: text('who wrote it'), heading: entryTitle(text('its title')) }), {
    folder: 'stories',
  }).spec();
  assert.deepEqual(withName(schema, { name: 'Ann' }, 'The ford'), { name: 'Ann', heading: 'The ford' });
});
