/** What `npm run check` says of weights. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { PICTURE_BUDGETS } from '../../../site/budgets.ts';
import { checkCodeWeights, measureCompressed, weighScripts } from '../../check/code-weights.ts';
import { listHeavyPages } from '../../check/page-weights.ts';
import { copyFixture } from '../../support/fixture-site.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

/** @param files by path */
function writeFolder(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = makeTemporaryFolder('weights');
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

describe('code', () => {
  it('is within its budgets', async () => assert.deepEqual(await checkCodeWeights(), []));

  it('has an error for each part that is over its budget, which names its source', async () => {
    const budgets = { style: 1, script: 1, island: 1, fonts: 1 };
    const files = (await checkCodeWeights(budgets)).map((error) => /^(\S+)\n {2}weighs \d+ bytes;/.exec(error)?.[1]);
    const expected = ['assets/styles/main.css', 'components/theme.ts', 'client/main.ts', 'client/menu/menu.ts'];
    for (const file of expected) assert.equal(files.filter((one) => one === file).length, 1, `${file} in ${files}`);
    const islandsOnly = await checkCodeWeights({ ...budgets, style: 1e6, script: 1e6, fonts: 1e6 });
    assert.equal(islandsOnly.length, files.length - 3);
  });

  it('of an island has what it shares with others, and no more; that of all pages has no island', async () => {
    const noise = () => JSON.stringify(randomBytes(3000).toString('base64'));
    const [shared, own] = [noise(), noise()];
    const root = writeFolder({
      'client/main.ts': 'document.onclick = () => Promise.all([import("./large.ts"), import("./small.ts")]);',
      'client/large.ts': `import { shared } from './shared.ts'; console.log(shared, ${own});`,
      'client/small.ts': `import { shared } from './shared.ts'; console.log(shared);`,
      'client/shared.ts': `export const shared = ${shared};`,
    });
    const weights = new Map((await weighScripts(root)).map(({ part, file, bytes }) => [`${part} ${file}`, bytes]));
    assert.deepEqual(
      [...weights.keys()],
      ['script client/main.ts', 'island client/large.ts', 'island client/small.ts'],
    );
    const [script = 0, large = 0, small = 0] = [...weights.values()];
    assert.ok(script > 0 && script < 500, `${script}`);
    assert.ok(small > measureCompressed(shared) && small < measureCompressed(shared) + 500, `${small}`);
    assert.ok(large > measureCompressed(shared) + measureCompressed(own), `${large}`);
  });
});

describe('pages', () => {
  const site = (files: Readonly<Record<string, string | Uint8Array>>) => {
    return { folder: writeFolder(files), address: 'http://localhost:4321/co-op/' };
  };
  const getPage = (path: string) => (path === '/long/' ? 200 : 100);
  const budgets = { shell: 60, getPage, pictures: PICTURE_BUDGETS };

  it('are warned of by their own budget if their HTML is too heavy, except redirects', () => {
    const text = randomBytes(110).toString('hex');
    const served = site({
      'index.html': text,
      'long/index.html': text,
      'old/index.html': `<meta http-equiv="refresh" content="0">${text}`,
    });
    const bytes = measureCompressed(text);
    assert.ok(bytes > 100 && bytes < 200, `${bytes}`);
    const fix = 'Shorten it, or split it into two pages.';
    const expected = `index.html\n  Its HTML weighs ${bytes} bytes; the budget is 100. ${fix}`;
    assert.deepEqual(listHeavyPages(served, budgets), [expected]);
  });

  it('are not blamed for what all pages share, which has a budget of its own', () => {
    const shell = `<header class="header">${randomBytes(60).toString('hex')}</header>`;
    const served = site({ 'index.html': `${shell}<p>Short</p>`, 'a/index.html': `${shell}<p>Short</p>` });
    const fix = 'Shorten the menu, the footer or the notice.';
    const excess = `${measureCompressed(shell)} bytes; the budget is 60`;
    const expected = `index.html\n  Header, notice and footer weigh ${excess}. ${fix}`;
    assert.deepEqual(listHeavyPages(served, budgets), [expected]);
  });

  it('are warned of by the heaviest picture that a phone may load, with a budget of its own for slides', async () => {
    const fixture = copyFixture('town');
    await fixture.build();
    const built = { folder: join(fixture.folder, 'dist'), address: 'http://localhost:4321/' };
    const list = (pictures: typeof PICTURE_BUDGETS) =>
      listHeavyPages(built, { shell: Infinity, getPage: () => Infinity, pictures });
    assert.match(list({ slides: 1, others: Infinity }).join('\n'), /^index\.html\n {2}The picture \S+ weighs/);
    assert.match(
      list({ slides: Infinity, others: 1 }).join('\n'),
      /^company-info\/index\.html\n {2}The picture assets\/produce-780\./m,
    );
    assert.deepEqual(list({ slides: Infinity, others: Infinity }), []);
  });
});
