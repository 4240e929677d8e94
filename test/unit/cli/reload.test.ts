/** Code that one process reloads, as the dev server does. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { makeProject, type Project } from './project.ts';

const FILES = {
  'say.ts': "import { word } from './word.ts';\nexport const say = () => word;\nexport { count } from './count.ts';",
  'word.ts': "import { count } from './count.ts';\nexport const word: string = 'early';\ncount();",
  'count.ts': "import { step } from './step.ts';\nlet counted = 0;\nexport const count = () => (counted += step);",
  'step.ts': 'export const step = 1;',
};

describe('code that is reloaded', () => {
  let project: Project;
  let code: Awaited<ReturnType<typeof open>>;

  before(async () => {
    project = makeProject(FILES);
    code = await open(project);
  });
  after(() => code.close());

  it('keeps the state of a persistent module until that module or one of its imports changes', async () => {
    const before = (await code.load()).count();
    // Now word.ts counts twice whenever it is loaded. The test counts once more.
    project.write('word.ts', `${FILES['word.ts']}\ncount();`);
    assert.equal((await code.load()).count(), before + 3);
    project.write('count.ts', FILES['count.ts'].replace('= 0', '= 10'));
    assert.equal((await code.load()).count(), 13);
    project.write('step.ts', 'export const step = 5;');
    assert.equal((await code.load()).count(), 25);
  });

  it('can be reloaded after an error, which is reported with its position', async () => {
    project.write('word.ts', 'export const word = ;');
    const message = 'word.ts:1:21 error Unexpected ";"';
    await assert.rejects(code.load(), { name: 'CodeError', message });
    project.write('word.ts', "export const word = 'fixed';");
    assert.equal((await code.load()).say(), 'fixed');
  });
});

/** Opens the code of a project with the loader in that project. The module count.ts is persistent. */
async function open({ folder }: Project) {
  const loader = pathToFileURL(join(folder, 'engine/cli/load-code.js')).href;
  const { openCompiler }: typeof import('../../../engine/cli/load-code.js') = await import(loader);
  const { compile, close } = await openCompiler(folder, join(folder, 'say.ts'), ['count.ts']);
  return { load: async () => import(pathToFileURL(join(folder, (await compile()).main)).href), close };
}
