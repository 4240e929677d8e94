/** How engine/cli/run.js runs a script: it bundles the code, and reuses the bundles until the code changes. */
import assert from 'node:assert/strict';
import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { makeProject, type Project } from './project.ts';

const FILES = {
  'say.ts': `import { word } from './word.ts';
    export async function run() {
      const { late } = await import('./late.ts');
      console.log(word, late());
      return 0;
    }`,
  'word.ts': "export const word: string = 'early';",
  'late.ts': "export const late = () => 'late';",
};
const EXPECTED = { status: 0, stdout: 'early late\n', stderr: '' };

let project: Project;
let cache: string;

beforeEach(() => {
  project = makeProject(FILES);
  cache = join(project.folder, '.cache/code');
});

const listBundles = () => readdirSync(cache).flatMap((name) => (name.endsWith('.json') ? [] : [join(cache, name)]));

describe('a script', () => {
  it('is bundled once', async () => {
    assert.deepEqual(await project.run('say.ts'), EXPECTED);
    const inodes = () => listBundles().map((file) => statSync(file).ino);
    const before = inodes();
    assert.ok(before.length > 1);
    assert.deepEqual(await project.run('say.ts'), EXPECTED);
    assert.deepEqual(inodes(), before);
  });

  it('is bundled again if a file has changed, even if its times have not', async () => {
    await project.run('say.ts');
    const { atime, mtime } = statSync(join(project.folder, 'word.ts'));
    project.write('word.ts', "export const word: string = 'other';");
    utimesSync(join(project.folder, 'word.ts'), atime, mtime);
    assert.deepEqual(await project.run('say.ts'), { ...EXPECTED, stdout: 'other late\n' });
    project.write('word.ts', FILES['word.ts']);
    assert.deepEqual(await project.run('say.ts'), EXPECTED);
  });
});

/** Where an error is, the files of code that have it, and what is printed to stderr. */
const CODE_ERRORS: Record<string, { files: Record<string, string>; stderr: RegExp }> = {
  'in the path of an import': {
    files: { 'word.ts': "\nexport { word } from './nowhere.ts';" },
    stderr: /^word\.ts:2:22 error Could not resolve "\.\/nowhere\.ts"$/,
  },
  'in the name of a package': {
    files: { 'word.ts': "export { word } from 'no-such-package';" },
    stderr: /^Package `no-such-package` is not installed\. Run npm ci\.$/,
  },
  'while the code runs': {
    files: { 'word.ts': "\nthrow new TypeError('of ours');\nexport const word = '';" },
    stderr: /^Internal error: TypeError: of ours\n(.*\n)*.*word\.ts:2:/,
  },
  'because the cache is a file': {
    files: { '.cache': '' },
    stderr: /^\.cache\/code can't be written: (EEXIST|ENOTDIR)/,
  },
};

describe('an error in code', () => {
  for (const [kind, { files, stderr }] of Object.entries(CODE_ERRORS)) {
    it(`is reported: ${kind}`, async () => {
      for (const [path, code] of Object.entries(files)) project.write(path, code);
      const ended = await project.run('say.ts');
      assert.deepEqual([ended.status, ended.stdout], [1, '']);
      assert.match(ended.stderr.trimEnd(), stderr);
    });
  }
});
