/** The code of a site, loaded again while the dev server runs. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { openCode } from '../../../engine/dev-server/site-code.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

const GOOD = 'export const site = { loadSite: async () => undefined };\n';

/** A site of one file of code, in a folder whose name has a space and a bracket. */
function openSite() {
  const folder = makeTemporaryFolder('my site (2)');
  const file = join(folder, 'build.ts');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  let version = 0;
  const site = { url: pathToFileURL(file).href, root: folder, loadSite: () => assert.fail() };
  const code = openCode({ site, hash: () => String(version) });
  return {
    code,
    /** @returns the errors, without the path of the folder */
    async save(text: string, changed = 'build.ts') {
      writeFileSync(file, text);
      version++;
      const errors = await code.update(new Set([join(folder, changed)]));
      return errors.map(({ file: path, position, message, sourceLine }) =>
        [`${path}:${position?.line}`, message, sourceLine].join(' | ').replaceAll(`${folder}/`, ''),
      );
    },
  };
}

/** What is wrong, the code, and its error with file, line and the line's text. */
const BROKEN = [
  ['a syntax error', `\nconst a: = 2;\n${GOOD}`, 'build.ts:2 | Unexpected "=" | const a: = 2;'],
  [
    'an import of a missing file',
    `export { site } from './nowhere.ts';`,
    "build.ts:1 | Cannot find module 'nowhere.ts' | export { site } from './nowhere.ts';",
  ],
  [
    'an import of a missing export',
    `\nimport { nothing } from 'node:fs';\n${GOOD}export { nothing };`,
    "build.ts:2 | The requested module 'node:fs' does not provide an export named 'nothing' | import { nothing } from 'node:fs';",
  ],
] as const;

describe('changed code', () => {
  it('is loaded, but not if another file has changed', async () => {
    const { code, save } = openSite();
    assert.deepEqual([await save(GOOD, 'content/home.md'), code.current().hash], [[], '0']);
    assert.deepEqual([await save(GOOD), code.current().hash], [[], '2']);
  });

  for (const [what, text, expected] of BROKEN) {
    it(`that is broken is reported until it is mended: ${what}`, async () => {
      const { code, save } = openSite();
      const [error = '', ...others] = await save(text);
      assert.deepEqual([error.startsWith(expected), others], [true, []], error);
      assert.equal((await save(text, 'content/home.md')).length, 1);
      assert.deepEqual([await save(GOOD), code.current().hash], [[], '3']);
    });
  }
});
