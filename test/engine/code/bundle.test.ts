/** Code that is bundled again and again by one process, as a server that watches it does. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { type Project, startProject } from './project.ts';

const FILES = {
  'say.ts': "import { word } from './word.ts';\nexport const say = () => word;",
  'word.ts': "export const word: string = 'early';",
};

describe('a bundler', () => {
  let project: Project;
  let bundler: Awaited<ReturnType<typeof open>>;

  before(async () => {
    project = startProject(FILES);
    bundler = await open(project);
  });
  after(async () => {
    await bundler.close();
    project.remove();
  });

  const say = async () => (await import((await bundler.bundle()).file.href)).say();

  it('gives what to import, and every file that it was made from', async () => {
    const { file, inputs } = await bundler.bundle();
    assert.equal((await import(file.href)).say(), 'early');
    assert.deepEqual(
      inputs.filter((name) => !/^(engine\/code|\.\.)/.test(name)),
      ['say.ts', 'tsconfig.json', 'word.ts'],
    );
  });

  it('gives new code after each change, and that of before for what was before', async () => {
    const { file } = await bundler.bundle();
    project.write('word.ts', "export { word } from './new.ts';");
    project.write('new.ts', "export const word = 'late';");
    assert.equal(await say(), 'late');
    project.write('word.ts', FILES['word.ts']);
    assert.equal(await say(), 'early');
    assert.deepEqual((await bundler.bundle()).file, file);
  });

  it('goes on after code that cannot be bundled, which it tells by its places', async () => {
    project.write('word.ts', 'export const word = ;');
    await assert.rejects(bundler.bundle(), {
      name: 'CodeFault',
      faults: [{ file: 'word.ts', line: 1, column: 21, message: 'Unexpected ";"', words: 'export const word = ;' }],
    });
    project.write('word.ts', "export const word = 'mended';");
    assert.equal(await say(), 'mended');
  });
});

/** The bundler of a project, not ours. */
async function open({ folder }: Project) {
  const at = (path: string) => pathToFileURL(join(folder, path)).href;
  const { openBundler }: typeof import('../../../engine/code/bundle.js') = await import(at('engine/code/bundle.js'));
  return openBundler(folder, join(folder, 'say.ts'));
}
