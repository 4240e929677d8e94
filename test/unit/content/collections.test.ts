/** Collections as data, for forms and editors. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { collection, collectionOf, listCollections, single } from '../../../engine/content/collections.ts';
import { fieldsOf } from '../../../engine/content/field-spec.ts';
import { reference, text } from '../../../engine/content/fields.ts';
import { listChecks } from '../../support/table.ts';

const shelf = z.strictObject({ kind: text('a kind'), keeper: reference('the file name of a person', 'people') });

describe('collections', () => {
  const collections = listCollections({
    pages: {
      home: single(z.strictObject({ title: text('a title') }), { file: 'pages/home' }),
      own: collection(shelf, { folder: 'pages', having: 'kind' }),
    },
    shelves: collection(shelf, { folder: 'shelves', hasText: true }),
  });

  it('are listed in the order of their declaration', () => {
    const listed = collections.map(({ path, holds, having = '' }) => `${path}: ${holds} ${having}`.trim());
    assert.deepEqual(listed, ['pages/home: one', 'pages: many kind', 'shelves: many']);
  });

  it('list the folders whose entries a field may name', () => {
    const keeper = fieldsOf(collections[2]?.spec().value ?? assert.fail())[1]?.value;
    assert.deepEqual(keeper?.type === 'text' && keeper.kind.type === 'reference' && keeper.kind.to, ['people']);
  });

  for (const [row, check] of listChecks('collections', (path) => collectionOf(collections, { path })?.path))
    it(`are found by a file: ${row}`, check);
});
