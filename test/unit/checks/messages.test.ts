/** What an author reads after each kind of mistake, and that the fixes in the messages work. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import {
  BuildFailure,
  type Diagnostic,
  fileError,
  formatMessage,
  makeError,
} from '../../../engine/core/diagnostics.ts';
import { listCases, readCase } from '../../support/fixture-case.ts';
import { copyFixture, type FixtureSite } from '../../support/fixture-site.ts';
import { applyFix, FIXES, readFix } from './fix-patterns.ts';

/** The field of an error, `text` or `file`, and its code. */
function describeCause({ path, code }: Diagnostic): string {
  if (path === undefined) return `file ${code}`;
  return `${path.length === 0 ? 'text' : path.map(String).join('.')} ${code}`;
}

describe('an error in the content', () => {
  const appliedKinds = new Set<string>();
  for (const name of listCases('errors')) {
    it(`is reported in full: ${name}`, async () => {
      const fixture = copyFixture(`errors/${name}`);
      const { message, diagnostics } = await fixture.listErrors();
      const { expected, diagnostics: causes } = readCase(`errors/${name}`);
      assert.equal(`${message}\n`, expected);
      assert.deepEqual(diagnostics.map(describeCause), causes);
      for (const kind of await applyFixes(fixture, diagnostics)) appliedKinds.add(kind);
    });
  }

  it('offers every kind of fix', () => assert.deepEqual([...appliedKinds].sort(), Object.keys(FIXES).sort()));

  for (const name of listCases('fixes')) {
    it(`is fixed by following each message until none is left: ${name}`, async () => {
      const fixture = copyFixture(`fixes/${name}`);
      for (let tries = 9; ; tries--) {
        const { message, diagnostics } = await fixture.listErrors();
        const error = diagnostics.at(-1);
        if (error === undefined) break;
        assert.ok(tries > 0, message);
        applyFix(fixture, error, readFix(formatMessage(error)) ?? assert.fail(message));
      }
      const fixed = Object.entries(readCase(`fixes/${name}`).fixed);
      assert.ok(fixed.length > 0);
      for (const [path, text] of fixed) assert.equal(fixture.readContent(path), text);
    });
  }

  it('is reported if a page of the site is missing', async () => {
    const fixture = copyFixture();
    rmSync(join(fixture.folder, 'content/pages/contact.md'));
    const message = 'content/pages/contact.md is missing. Write it; the site needs this file.';
    assert.equal(await fixture.errors(), `content/pages/contact.md:1:1 error ${message}`);
  });

  it('is the same if the process builds again', async () => {
    const fixture = copyFixture('errors/dead-link');
    assert.equal(await fixture.errors(), await fixture.errors());
  });

  it('is not reported in README.md, or in files that systems and editors leave beside the content', async () => {
    const left = ['README.md', '.DS_Store', 'Thumbs.db', 'produce.md~', '.produce.md.swp', '4913', '#produce.md#'];
    const files = left.map((name) => [`services/${name}`, 'no entry']);
    await copyFixture(undefined, Object.fromEntries(files)).build();
  });
});

/** Applies all fixes that errors offer, and asserts that these errors are gone. @returns the kinds of the fixes */
async function applyFixes(fixture: FixtureSite, errors: readonly Diagnostic[]): Promise<string[]> {
  const fixes = errors.flatMap((error) => {
    const fix = readFix(formatMessage(error));
    return fix ? [{ error, fix }] : [];
  });
  // From the last to the first, because a fix moves what comes after it.
  for (const { error, fix } of fixes.toReversed()) applyFix(fixture, error, fix);
  const remaining = fixes.length === 0 ? [] : (await fixture.listErrors()).diagnostics;
  const lines = remaining.map(getLine);
  assert.ok(countUnreadable(remaining) <= countUnreadable(errors), lines.join('\n'));
  for (const { error } of fixes)
    assert.ok(!lines.includes(getLine(error)), `${formatMessage(error)}\n${lines.join('\n')}`);
  return fixes.map(({ fix }) => fix.kind);
}

/** Counts errors of unreadable YAML: only they have a line below the first, but no field. They hide the others of their file. */
function countUnreadable(errors: readonly Diagnostic[]): number {
  return errors.filter(({ path, position }) => path === undefined && position !== undefined && position.line > 1)
    .length;
}

/** An error without its column, which changes if a fix inserts text before it. */
function getLine(error: Diagnostic): string {
  return `${error.file}:${error.position?.line} ${formatMessage(error)}`;
}

describe('very many errors, or very long ones', () => {
  it('are listed up to the 200th, and then only counted', () => {
    const wrong = fileError('a.md', makeError('wrong', 'Wrong.', ''));
    const all = Array.from({ length: 2486 }, (_, at) => ({ ...wrong, position: { line: at + 1, column: 1 } }));
    const lines = new BuildFailure(all).message.split('\n');
    assert.ok(lines.length <= 201);
    assert.equal(lines[0], 'a.md:1:1 error Wrong.');
    assert.equal(lines.at(-1), `and ${2486 - lines.length + 1} more errors`);
    assert.equal(new BuildFailure(all).errors.length, 2486);
  });

  it('are shortened in the middle, which keeps the fix at the end', () => {
    const error = makeError('long', `Too ${'long '.repeat(1000)}.`, 'Write less.');
    const [line = ''] = new BuildFailure([fileError('a.md', error)]).message.split('\n');
    assert.ok(line.length < 700);
    assert.match(line, /^a\.md:1:1 error Too long .*….* Write less\.$/);
  });
});

describe('a warning of the content', () => {
  for (const name of listCases('warnings')) {
    it(`is reported in full: ${name}`, async () => {
      const warnings = await listWarnings(copyFixture(`warnings/${name}`));
      assert.equal(`${warnings}\n`, readCase(`warnings/${name}`).expected);
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
