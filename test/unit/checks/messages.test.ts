/**
 * What an author reads after each kind of mistake. Each folder of fixtures/errors is a case, with the whole message; its fixes
 * are applied as an author would, and the errors must then be gone. Each folder of fixtures/warnings has all warnings about
 * valid content.
 */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { BuildFailure, type Diagnostic, fileError, textOf } from '../../../engine/core/diagnostics.ts';
import { addFile, copyFixture, type FixtureSite, listCases, readFixture } from '../../support/fixture-site.ts';
import { applyFix, FIXES, listErrors, readFix } from './fix-patterns.ts';

/** File, position, field and code of every error of each case: a rewritten message keeps them. */
const places: Record<string, string[]> = JSON.parse(readFixture('error-places.json'));

function placeOf({ file, position: { line, column }, path, code }: Diagnostic): string {
  const field = path?.length === 0 ? 'text' : (path?.map(String).join('.') ?? '-');
  return `${file}:${line}:${column} ${field} ${code}`;
}

describe('an error in the content', () => {
  const taken = new Set<string>();
  for (const name of listCases('errors')) {
    it(`is reported in full: ${name}`, async () => {
      const fixture = copyFixture(`errors/${name}`);
      const { message, diagnostics } = await fixture.failure();
      assert.equal(`${message}\n`, readFixture(`errors/${name}/expected.txt`));
      assert.deepEqual(diagnostics.map(placeOf), places[name]);
      for (const kind of await takeFixes(fixture, diagnostics)) taken.add(kind);
    });
  }

  it('has each kind of fix in some message', () => assert.deepEqual([...taken].sort(), Object.keys(FIXES).sort()));

  it('leaves the site of the last good build as it was', async () => {
    const fixture = copyFixture();
    await fixture.build();
    const before = fixture.readAll();
    addFile(fixture, 'services/produce.md', 'no front matter');
    await fixture.errors();
    assert.deepEqual(fixture.readAll(), before);
  });

  it('is reported for a page that is missing', async () => {
    const fixture = copyFixture();
    rmSync(join(fixture.folder, 'content/pages/contact.md'));
    const message = 'content/pages/contact.md is missing. Write it; the site needs this file.';
    assert.equal(await fixture.errors(), `content/pages/contact.md:1:1 error ${message}`);
  });

  it('is the same when the file is read again in one process', async () => {
    const fixture = copyFixture('errors/tab');
    assert.equal(await fixture.errors(), await fixture.errors());
  });

  it('is not reported in hidden files and in README.md', async () => {
    await copyFixture(undefined, { 'services/README.md': 'How to add a service.', '.DS_Store': '' }).build();
  });
});

/** @returns the kinds of the fixes */
async function takeFixes(fixture: FixtureSite, errors: readonly Diagnostic[]): Promise<string[]> {
  const fixes = errors.flatMap((error) => {
    const fix = readFix(textOf(error));
    return fix ? [{ error, fix }] : [];
  });
  // From the end: each fix moves what comes after it.
  for (const { error, fix } of fixes.toReversed()) applyFix(fixture, error, fix);
  const fixed = fixes.length === 0 ? [] : await listErrors(fixture);
  const left = fixed.map(lineOf);
  assert.ok(countUnreadable(fixed) <= countUnreadable(errors), left.join('\n'));
  for (const { error } of fixes) {
    assert.ok(!left.includes(lineOf(error)), `${textOf(error)}\n${left.join('\n')}`);
  }
  return fixes.map(({ fix }) => fix.kind);
}

/** A file with invalid YAML has no other errors. */
function countUnreadable(errors: readonly Diagnostic[]): number {
  return errors.filter(({ path, position }) => path === undefined && position.line > 1).length;
}

/** Text inserted before it moves its column. */
function lineOf(error: Diagnostic): string {
  return `${error.file}:${error.position.line} ${textOf(error)}`;
}

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

  it('keep their beginning, and their end with the fix', () => {
    const error = { code: 'long', message: `Too ${'long '.repeat(1000)}.`, fix: 'Write less.' };
    const [line = ''] = new BuildFailure([fileError('a.md', error)]).message.split('\n');
    assert.ok(line.length < 700);
    assert.match(line, /^a\.md:1:1 error Too long .*….* Write less\.$/);
  });
});

describe('a warning of the content', () => {
  for (const name of listCases('warnings')) {
    it(`is reported in full: ${name}`, async () => {
      const warnings = await listWarnings(copyFixture(`warnings/${name}`));
      assert.equal(`${warnings}\n`, readFixture(`warnings/${name}/expected.txt`));
    });
  }

  it('is none if there is nothing to report', async () => assert.equal(await listWarnings(copyFixture()), ''));
});

/** What a build logs after the line that counts pages and seconds; the progress of slow work may come before it. */
async function listWarnings({ build, folder }: FixtureSite): Promise<string> {
  const lines = await build();
  const counted = lines.findIndex((line) => line.includes(' files in '));
  const warnings = lines.slice(counted + 1).join('\n');
  return warnings.replaceAll(`${folder}/`, '');
}
