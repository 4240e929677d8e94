import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { listEdits } from '../../panel/edits.ts';
import type { OpenFile, SaveResult } from '../../protocol.ts';
import { openTestEditor, type TestEditor } from './open-editor.ts';

describe('renaming an entry', () => {
  let editor: TestEditor;
  before(async () => {
    editor = await openTestEditor();
  });

  /** Builds the fixture site `town`, renames one of its entries, and saves as the panel does. */
  async function rename(path: string, slug: string): Promise<SaveResult> {
    await editor.restart();
    const opened = await editor.askFor<Record<string, OpenFile>>('rename', { path, slug });
    const edits = listEdits(opened);
    return editor.askFor<SaveResult>('save', { title: 'Renamed', edits });
  }

  it('keeps the lines of the file, and adds the old address as an alias', async () => {
    const { fixture } = editor;
    fixture.edit('services/grocery.md', /^title:/m, '# A comment\ntitle:');
    const old = fixture.readContent('services/grocery.md');
    const { errors, newPage } = await rename('services/grocery.md', 'dry-groceries');
    assert.deepEqual([errors, newPage], [[], '/services/product-categories/dry-groceries/']);
    const added = 'aliases:\n  - /services/product-categories/grocery/\n';
    assert.equal(fixture.readContent('services/dry-groceries.md').replace(added, ''), old);
    assert.throws(() => fixture.readContent('services/grocery.md'), /ENOENT/);
  });

  it('changes the links to its page and the fields that refer to it, and nothing else', async () => {
    const { fixture } = editor;
    const [link, longer] = ['/services/product-categories/meat/#cuts', '/services/product-categories/meat/cuts/'];
    fixture.edit('services/pricing.md', /$/, `\nSee [meat](${link}) and [cuts](https://example.com${longer}).\n`);
    fixture.edit('services/meat.md', /\n## /, '\n## Cuts\n\nMore.\n\n## ');
    assert.deepEqual((await rename('services/meat.md', 'fresh-meat')).errors, []);
    const text = fixture.readContent('services/pricing.md');
    assert.ok(text.includes('(/services/product-categories/fresh-meat/#cuts)'));
    assert.ok(text.includes(`(https://example.com${longer})`));
    const { errors, newPage } = await rename('managers/rosalind-baptiste.md', 'rosa-baptiste');
    assert.deepEqual([errors, newPage], [[], undefined]);
    assert.match(fixture.readContent('services/pricing.md'), /^ask: rosa-baptiste$/m);
    assert.doesNotMatch(fixture.readContent('managers/rosa-baptiste.md'), /aliases/);
  });

  it('changes the links to a group, and to the pages below it', async () => {
    const { fixture } = editor;
    const links = '[all](/services/#product-categories), [bakery](/services/product-categories/bakerydeli/)';
    fixture.edit('pages/not-found.md', /$/, `\nSee ${links}.\n`);
    assert.deepEqual((await rename('groups/product-categories.md', 'departments')).errors, []);
    const text = fixture.readContent('pages/not-found.md');
    assert.ok(text.includes('[all](/services/#departments), [bakery](/services/departments/bakerydeli/)'), text);
    assert.match(fixture.readContent('services/bakerydeli.md'), /^group: departments$/m);
  });

  it('refuses the name of another entry', async () => {
    const { body } = await editor.ask('rename', { path: 'managers/ola-winter.md', slug: 'pia-berg' });
    assert.match(body, /already an entry named `pia-berg`/);
  });
});
