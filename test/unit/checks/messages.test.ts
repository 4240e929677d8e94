/** What an author reads after each kind of mistake. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { BuildFailure, type Diagnostic, fileError, makeError } from '../../../engine/core/diagnostics.ts';
import { listCases } from '../../support/fixture-case.ts';
import { copyFixture, type FixtureSite } from '../../support/fixture-site.ts';

/** The field of an error, `text` or `file`, and its code. */
function describeCause({ path, code }: Diagnostic): string {
  if (path === undefined) return `file ${code}`;
  return `${path.length === 0 ? 'text' : path.map(String).join('.')} ${code}`;
}

describe('an error in the content', () => {
  for (const [name, fixture] of listCases('errors')) {
    it(`is reported in full: ${name}`, async () => {
      const { message, diagnostics } = await copyFixture(fixture).listErrors();
      assert.equal(`${message}\n`, fixture.expected);
      assert.deepEqual(diagnostics.map(describeCause), fixture.diagnostics);
    });
  }

  it('is reported if a page of the site is missing', async () => {
    const fixture = copyFixture();
    rmSync(join(fixture.folder, 'content/pages/contact.md'));
    const message = 'content/pages/contact.md is missing. Write it; the site needs this file.';
    assert.equal(await fixture.errors(), `content/pages/contact.md:1:1 error ${message}`);
  });

  it('is not reported in README.md, or in files that systems and editors leave beside the content', async () => {
    const left = ['README.md', '.DS_Store', 'Thumbs.db', 'produce.md~', '.produce.md.swp', '4913', '#produce.md#'];
    const files = left.map((name) => [`services/${name}`, 'no entry']);
    await copyFixture(undefined, Object.fromEntries(files)).build();
  });
});

describe('very many errors', () => {
  it('are listed up to the 200th, and then only counted', () => {
    const wrong = fileError('a.md', makeError('wrong', 'Wrong.', ''));
    const all = Array.from({ length: 2486 }, (_, at) => ({ ...wrong, position: { line: at + 1, column: 1 } }));
    const lines = new BuildFailure(all).message.split('\n');
    assert.ok(lines.length <= 201);
    assert.equal(lines[0], 'a.md:1:1 error Wrong.');
    assert.equal(lines.at(-1), `and ${2486 - lines.length + 1} more errors`);
    assert.equal(new BuildFailure(all).errors.length, 2486);
  });
});

describe('a warning of the content', () => {
  for (const [name, fixture] of listCases('warnings')) {
    it(`is reported in full: ${name}`, async () => {
      const warnings = await listWarnings(copyFixture(fixture));
      assert.equal(`${warnings}\n`, fixture.expected);
    });
  }

  it('is not logged if there is nothing to report', async () => assert.equal(await listWarnings(copyFixture()), ''));
});

/** What a build logs after the line that counts files and seconds. The progress of slow work may come before it. */
async function listWarnings({ build, folder }: FixtureSite): Promise<string> {
  const lines = await build();
  const warnings = lines.slice(lines.findIndex((line) => line.includes(' files in ')) + 1);
  return warnings.join('\n').replaceAll(`${folder}/`, '');
}
