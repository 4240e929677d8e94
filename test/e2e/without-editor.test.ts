import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { copyCheckout, startCommand } from '../support/project-copy.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

describe('without the folder editor/ and the line of build.ts that imports it', () => {
  const folder = makeTemporaryFolder('without-editor');
  // With this variable, a test runner reports to the one that started it.
  const { NODE_TEST_CONTEXT: _context, ...env } = process.env;
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' });

  before(() => {
    copyCheckout(folder, (path) => !/^(?:editor|assets\/scenes)\//.test(path));
    const file = join(folder, 'build.ts');
    const code = readFileSync(file, 'utf8');
    const lines = code.split('\n').filter((line) => !line.includes("import('./editor/"));
    assert.equal(code.split('\n').length - lines.length, 1);
    writeFileSync(file, lines.join('\n'));
  });

  it('the project has no type errors', () => assert.doesNotThrow(() => npm('run', 'types')));

  it('the site is built', () => assert.match(npm('run', 'build'), /files in dist/));

  it('the dev server shows pages, which have no button for editing', async () => {
    const { address, stop } = await startCommand(folder, 'start');
    try {
      const response = await fetch(`${address}contact/`, { headers: { Accept: 'text/html' } });
      const html = await response.text();
      assert.equal(response.status, 200);
      assert.match(html, /@dev\/main\.js/);
      assert.doesNotMatch(html, /page-editor/);
    } finally {
      await stop();
    }
  });
});
