/** Code as commands run it: bundled, kept, and never older than its files. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { type Project, startProject } from './project.ts';

const FILES = {
  'say.ts': [
    "import { word } from './word.ts';",
    'export async function run() {',
    "  const { late } = await import('./late.ts');",
    '  console.log(word, late());',
    '  return 0;',
    '}',
  ].join('\n'),
  'word.ts': "export const word: string = 'early';",
  'late.ts': "export const late = () => 'late';",
};
const SAID = { status: 0, stdout: 'early late\n', stderr: '' };
const DAY = 24 * 60 * 60;

let project: Project;
let kept: string;

beforeEach(() => {
  project = startProject(FILES);
  kept = join(project.folder, '.cache/code');
});

/** The files of bundles. */
const listParts = () => readdirSync(kept).flatMap((name) => (name.endsWith('.json') ? [] : [join(kept, name)]));
const note = () => join(kept, 'say.ts.json');

describe('a script', () => {
  it('is bundled once', async () => {
    assert.deepEqual(await project.run('say.ts'), SAID);
    const made = listParts().map((file) => statSync(file).ino);
    assert.ok(made.length > 1);
    assert.deepEqual(await project.run('say.ts'), SAID);
    assert.deepEqual(
      listParts().map((file) => statSync(file).ino),
      made,
    );
  });

  it('runs as it stands, whatever the times of its files say', async () => {
    await project.run('say.ts');
    const { atime, mtime } = statSync(join(project.folder, 'word.ts'));
    project.write('word.ts', "export const word: string = 'other';");
    utimesSync(join(project.folder, 'word.ts'), atime, mtime);
    assert.deepEqual(await project.run('say.ts'), { ...SAID, stdout: 'other late\n' });
    project.write('word.ts', FILES['word.ts']);
    assert.deepEqual(await project.run('say.ts'), SAID);
  });

  it('needs no tsconfig.json', async () => {
    rmSync(join(project.folder, 'tsconfig.json'));
    project.write('late.tsx', 'export const late = () => (<b>late</b>).props.children;');
    project.write('late.ts', "export { late } from './late.tsx';");
    assert.deepEqual(await project.run('say.ts'), SAID);
  });

  it('is bundled anew by other tools', async () => {
    await project.run('say.ts');
    const before = readFileSync(note(), 'utf8');
    project.write('tsconfig.json', '{}');
    assert.deepEqual(await project.run('say.ts'), SAID);
    assert.notEqual(readFileSync(note(), 'utf8'), before);
  });

  const harms: Record<string, () => void> = {
    'parts that were cut short': () => {
      for (const file of listParts()) writeFileSync(file, readFileSync(file).subarray(0, 20));
    },
    'parts of something else': () => {
      for (const file of listParts()) writeFileSync(file, 'console.log("foreign");');
    },
    'parts that are gone': () => {
      for (const file of listParts()) rmSync(file);
    },
    'a note that was cut short': () => writeFileSync(note(), readFileSync(note()).subarray(0, 40)),
    'a note of something else': () => writeFileSync(note(), 'null'),
    'a note that forgets a part': () => {
      const { files, ...others } = JSON.parse(readFileSync(note(), 'utf8'));
      writeFileSync(note(), JSON.stringify({ ...others, files: files.slice(1) }));
      for (const file of listParts()) writeFileSync(file, '');
    },
  };
  for (const [harm, inflict] of Object.entries(harms)) {
    it(`outlives ${harm}`, async () => {
      await project.run('say.ts');
      inflict();
      assert.deepEqual(await project.run('say.ts'), SAID);
    });
  }

  it('is bundled by several at once', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => project.run('say.ts')));
    assert.deepEqual(all, Array(4).fill(SAID));
    assert.equal(listParts().filter((name) => /say\.\w+\.mjs$/.test(name)).length, 1);
    assert.ok(readdirSync(kept).every((name) => /\.(json|mjs|mjs\.map)$/.test(name)));
  });

  it('keeps no bundle for more than a week', async () => {
    await project.run('say.ts');
    const old = listParts();
    const before = Date.now() / 1000 - 8 * DAY;
    for (const file of old) utimesSync(file, before, before);
    project.write('word.ts', "export const word = 'new';");
    await project.run('say.ts');
    assert.ok(old.some((file) => !listParts().includes(file)));
    assert.deepEqual(await project.run('say.ts'), { ...SAID, stdout: 'new late\n' });
  });
});

describe('the code of a script', () => {
  it('is given its arguments, and gives the exit code', async () => {
    project.write('say.ts', 'export const run = (args: string[]) => (console.log(args.join(" ")), 3);');
    assert.deepEqual(await project.run('say.ts', ['one', '--two']), { status: 3, stdout: 'one --two\n', stderr: '' });
  });

  it('finds the files of the project, also after a move', async () => {
    project.write('say.ts', "export const run = () => console.log(import.meta.resolve('#project/word.ts'));");
    const said = () => ({ ...SAID, stdout: `${pathToFileURL(join(project.folder, 'word.ts')).href}\n` });
    assert.deepEqual(await project.run('say.ts'), said());
    project.move(`${project.folder} #2`);
    assert.deepEqual(await project.run('say.ts'), said());
  });

  it('gets React as visitors get it', async () => {
    project.write('say.ts', "export { act as run } from 'react';");
    // The production build has none.
    assert.match((await project.run('say.ts')).stderr, /run is not a function/);
  });

  it('is known in stacks by its files and lines', async () => {
    project.write('late.ts', '\n\nexport const late = () => new Error("here").stack;');
    const { stdout } = await project.run('say.ts');
    assert.match(stdout, /late\.ts:3:\d+/);
    assert.match(stdout, /say\.ts:4:\d+/);
  });
});

describe('code that cannot run', () => {
  it('is told by file, line and column', async () => {
    project.write('word.ts', "export const word: string = 'ärmel;\n");
    project.write('late.ts', "export const late = 'ä' +;");
    const { status, stdout, stderr } = await project.run('say.ts');
    assert.deepEqual({ status, stdout }, { status: 1, stdout: '' });
    assert.deepEqual(stderr.split('\n').sort(), [
      '',
      'late.ts:1:26 error Unexpected ";"',
      'word.ts:1:36 error Unterminated string literal',
    ]);
  });

  it('is told where it names a file or a name that is not there', async () => {
    project.write('word.ts', "\nexport { word } from './nowhere.ts';");
    project.write('late.ts', "import { lat } from './word.ts';\nexport const late = () => lat;");
    const { status, stderr } = await project.run('say.ts');
    assert.deepEqual(
      { status, stderr },
      { status: 1, stderr: 'word.ts:2:22 error Could not resolve "./nowhere.ts"\n' },
    );
    project.write('word.ts', FILES['word.ts']);
    const { stderr: then } = await project.run('say.ts');
    assert.equal(then, 'late.ts:1:10 error No matching export in "word.ts" for import "lat"\n');
  });

  it('is told where it is not there at all', async () => {
    const { status, stderr } = await project.run('none.ts');
    assert.equal(status, 1);
    assert.match(stderr, /^none\.ts:1:1 error Could not resolve ".*none\.ts"\n$/);
  });

  it('is told where it names a package that is not there', async () => {
    project.write('word.ts', "export { word } from 'no-such-package';");
    assert.deepEqual(await project.run('say.ts'), {
      status: 1,
      stdout: '',
      stderr: 'Package `no-such-package` is not installed. Run npm ci.\n',
    });
  });

  it('is reported by file and line where it breaks', async () => {
    project.write('word.ts', "\nthrow new TypeError('of ours');\nexport const word = '';");
    const { status, stderr } = await project.run('say.ts');
    assert.equal(status, 1);
    assert.match(stderr, /^Internal error: TypeError: of ours\n(.*\n)*.*word\.ts:2:/);
  });
});

describe('a cache that cannot hold bundles', () => {
  it('is told where it is a file', async () => {
    writeFileSync(join(project.folder, '.cache'), '');
    const { status, stderr } = await project.run('say.ts');
    assert.equal(status, 1);
    assert.match(stderr, /^\.cache\/code can't be written: (EEXIST|ENOTDIR)/);
  });
});
