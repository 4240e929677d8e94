/** What an author reads after each kind of mistake: each folder of fixtures/errors is a case, with the whole message. */
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { BuildFailure, type Diagnostic, fileError } from '../../../engine/core/diagnostics.ts';
import { copyFixture, listCases, readFixture } from '../../support/fixture-site.ts';

/** File, position, field and code of every error of each case: a rewritten message keeps them. */
const places: Record<string, string[]> = JSON.parse(readFixture('error-places.json'));

function placeOf({ file, position: { line, column }, path, code }: Diagnostic): string {
  const field = path?.length === 0 ? 'text' : (path?.map(String).join('.') ?? '-');
  return `${file}:${line}:${column} ${field} ${code}`;
}

describe('an error in the content', () => {
  for (const name of listCases('errors')) {
    it(`is reported in full: ${name}`, async () => {
      const fixture = copyFixture(`errors/${name}`);
      assert.equal(`${await fixture.errors()}\n`, readFixture(`errors/${name}/expected.txt`));
      const diagnostics = await fixture.diagnostics();
      assert.deepEqual(diagnostics.map(placeOf), places[name]);
      fixture.remove();
    });
  }

  it('leaves the site of the last good build as it was', async () => {
    const fixture = copyFixture();
    await fixture.build();
    const before = fixture.list().map((path) => [path, fixture.read(path)]);
    writeFileSync(join(fixture.folder, 'content/services/produce.md'), 'no front matter');
    await fixture.errors();
    assert.deepEqual(
      fixture.list().map((path) => [path, fixture.read(path)]),
      before,
    );
    fixture.remove();
  });

  it('is reported for a page that is missing', async () => {
    const fixture = copyFixture();
    rmSync(join(fixture.folder, 'content/pages/contact.md'));
    assert.equal(
      await fixture.errors(),
      'content/pages/contact.md:1:1 error content/pages/contact.md is missing. Write it; the site needs this file.',
    );
    fixture.remove();
  });

  it('is the same when the file is read again in one process', async () => {
    const fixture = copyFixture('errors/tab');
    assert.equal(await fixture.errors(), await fixture.errors());
    fixture.remove();
  });

  it('is not reported for hidden files and those for editors', async () => {
    const fixture = copyFixture();
    mkdirSync(join(fixture.folder, 'content/services'), { recursive: true });
    writeFileSync(join(fixture.folder, 'content/services/README.md'), 'How to add a service.');
    writeFileSync(join(fixture.folder, 'content/.DS_Store'), '');
    await fixture.build();
    fixture.remove();
  });
});

describe('very many errors, or very long ones', () => {
  it('do not fill the screen: the first are shown, and how many there are', () => {
    const wrong = fileError('a.md', { code: 'wrong', message: 'Wrong.', fix: '' });
    const all = Array.from({ length: 2486 }, (_, at) => ({ ...wrong, position: { line: at + 1, column: 1 } }));
    const lines = new BuildFailure(all).message.split('\n');
    assert.ok(lines.length <= 201);
    assert.equal(lines[0], 'a.md:1:1 error Wrong.');
    assert.equal(lines.at(-1), `and ${2486 - lines.length + 1} more errors`);
    assert.equal(new BuildFailure(all).problems.length, 2486);
  });

  it('keep their beginning and their end, which says what to do', () => {
    const [line = ''] = new BuildFailure([
      fileError('a.md', { code: 'long', message: `Too ${'long '.repeat(1000)}.`, fix: 'Write less.' }),
    ]).message.split('\n');
    assert.ok(line.length < 700);
    assert.match(line, /^a\.md:1:1 error Too long .*…/);
    assert.match(line, / Write less\.$/);
  });
});
