import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { openTestEditor, type TestEditor } from './open-editor.ts';

describe('renaming an entry', () => {
  let editor: TestEditor;
  before(async () => {
    editor = await openTestEditor();
  });

  /** Builds the fixture site `town`, and renames one of its entries. */
  async function rename(path: string, name: string): Promise<string> {
    await editor.restart();
    return editor.askFor<string>('rename', { path, name });
  }

  it('changes its title and its file, keeps the other lines, adds the old address as an alias, and can be undone', async () => {
    const { fixture } = editor;
    fixture.edit('services/grocery.md', /^title:/m, '# A comment\ntitle:');
    const old = fixture.readContent('services/grocery.md');
    assert.equal(await rename('services/grocery.md', 'Dry Groceries'), 'services/dry-groceries.md');
    const added = 'aliases:\n  - /services/product-categories/grocery/\n';
    const renamed = fixture.readContent('services/dry-groceries.md').replace(added, '');
    assert.equal(renamed.replace(/^title: .*$/m, 'title: Grocery'), old);
    assert.match(renamed, /^title: Dry Groceries$/m);
    assert.throws(() => fixture.readContent('services/grocery.md'), /ENOENT/);
    assert.deepEqual(await editor.askFor('undo', { isRedo: false }), { title: 'Dry Groceries', isPublished: false });
    assert.equal(fixture.readContent('services/grocery.md'), old);
    assert.throws(() => fixture.readContent('services/dry-groceries.md'), /ENOENT/);
  });

  it('changes the links to its page and the fields that refer to it, and nothing else', async () => {
    const { fixture } = editor;
    const [link, longer] = ['/services/product-categories/meat/#cuts', '/services/product-categories/meat/cuts/'];
    fixture.edit('services/pricing.md', /$/, `\nSee [meat](${link}) and [cuts](https://example.com${longer}).\n`);
    fixture.edit('services/meat.md', /\n## /, '\n## Cuts\n\nMore.\n\n## ');
    await rename('services/meat.md', 'Fresh meat');
    const text = fixture.readContent('services/pricing.md');
    assert.ok(text.includes('(/services/product-categories/fresh-meat/#cuts)'));
    assert.ok(text.includes(`(https://example.com${longer})`));
    await rename('managers/rosalind-baptiste.md', 'Rosa Baptiste');
    assert.match(fixture.readContent('services/pricing.md'), /^ask: rosa-baptiste$/m);
    assert.doesNotMatch(fixture.readContent('managers/rosa-baptiste.md'), /aliases/);
  });

  it('changes the links to a group, and to the pages below it', async () => {
    const { fixture } = editor;
    const links = '[all](/services/#product-categories), [bakery](/services/product-categories/bakerydeli/)';
    fixture.edit('pages/not-found.md', /$/, `\nSee ${links}.\n`);
    await rename('groups/product-categories.md', 'Departments');
    assert.match(fixture.readContent('groups/departments.md'), /^title: Departments$/m);
    const text = fixture.readContent('pages/not-found.md');
    assert.ok(text.includes('[all](/services/#departments), [bakery](/services/departments/bakerydeli/)'), text);
    assert.match(fixture.readContent('services/bakerydeli.md'), /^group: departments$/m);
  });

  it('can be taken back by another renaming: the address is no longer an old one', async () => {
    for (const folder of ['services/legal-services', 'groups/support-services']) {
      const path = `${folder}.md`;
      const { name } = await editor.askFor<{ name: string }>('entry', { path, isNew: false });
      const renamed = await rename(path, 'Other words');
      assert.equal(await rename(renamed, name), path);
      const [, aliases] = /^aliases:\n((?: {2}- .*\n)*)/m.exec(editor.fixture.readContent(path)) ?? [];
      assert.match(aliases ?? '', /^ {2}- \/services\/\S*other-words\/\n$/);
    }
  });

  it('refuses the name of another entry', async () => {
    const { body } = await editor.ask('rename', { path: 'managers/ola-winter.md', name: 'Pia Berg' });
    assert.match(body, /already an entry named `pia-berg`/);
  });

  it('is refused if the site could not be built with the name', async () => {
    const { body } = await editor.ask('rename', { path: 'services/pricing.md', name: 'A long name '.repeat(9) });
    assert.match(body, /Not renamed: .*at most 60 characters/);
    assert.match(editor.fixture.readContent('services/pricing.md'), /^title: /m);
  });
});
