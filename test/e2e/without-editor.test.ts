/** The editor can be deleted, and published sites contain nothing of it. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { project } from '../support/project.ts';
import { copyProjectWithTown, type ProjectCopy } from '../support/project-copy.ts';
import { buildSeparately } from './build-and-compare.ts';

const DATE = '2026-03-01';

describe('a project without the editor', () => {
  let whole: ProjectCopy;
  let bare: ProjectCopy;
  before(() => {
    whole = copyProjectWithTown();
    bare = copyProjectWithTown();
    rmSync(join(bare.folder, 'engine/editor'), { recursive: true });
    bare.edit('build.ts', /^ *loadEditor: .*\n/m, '');
  });

  it('compiles', () => {
    const tsc = join(project, 'node_modules/typescript/bin/tsc');
    assert.equal(execFileSync(process.execPath, [tsc], { cwd: bare.folder, encoding: 'utf8' }), '');
  });

  it('has a dev server without an edit button', async () => {
    const devServer = await bare.start();
    try {
      const page = await (await fetch(devServer.address, { headers: { Accept: 'text/html' } })).text();
      assert.match(page, /@dev\/main\.js/);
      assert.doesNotMatch(page, /page-editor/);
      assert.equal((await fetch(new URL('@dev/edit/main.js', devServer.address))).status, 403);
      assert.deepEqual(await devServer.errors(), []);
    } finally {
      await devServer.stop();
    }
  });

  it('builds the same bytes', async () => {
    const [withEditor, without] = [await buildSeparately(whole, DATE), await buildSeparately(bare, DATE)];
    assert.ok('files' in withEditor && 'files' in without);
    const differing = [...withEditor.files].filter(([path, bytes]) => !without.files.get(path)?.equals(bytes));
    assert.deepEqual([differing.map(([path]) => path), without.files.size], [[], withEditor.files.size]);
    const texts = [...withEditor.files].filter(([path]) => /\.(html|js|css)$/.test(path));
    for (const [path, bytes] of texts) assert.doesNotMatch(bytes.toString(), /@dev|data-fields=/, path);
  });
});
