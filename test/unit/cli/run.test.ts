/** How engine/cli/run.js runs a script: it bundles the code, and reuses the bundles until the code changes. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, realpathSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, it } from 'node:test';
import { project as root } from '../../support/project.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

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

/** A tiny project with the loader of the engine (engine/cli/run.js), in a temporary folder. */
function makeProject(files: Readonly<Record<string, string>>) {
  const folder = realpathSync(makeTemporaryFolder('project'));
  const write = (path: string, code: string) => writeFileSync(join(folder, path), code);
  const loader = ['code-error.js', 'load-code.js', 'run.js', 'script.js'].map((name) => `engine/cli/${name}`);
  for (const path of [...loader, 'package.json', 'tsconfig.json']) cpSync(join(root, path), join(folder, path));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [path, code] of Object.entries(files)) write(path, code);
  return {
    folder,
    write,
    async run(script: string) {
      // NODE_ENV would change which code runs, and DEBUG what it prints.
      const { NODE_ENV: _, DEBUG: __, ...env } = process.env;
      const child = spawn(process.execPath, ['engine/cli/run.js', script], { cwd: folder, env });
      const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
      const [[status], stdout, stderr] = await ended;
      return { status, stdout, stderr };
    },
  };
}

let project: ReturnType<typeof makeProject>;
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
