/** What a dev server shows whose content has faults when it is opened, before there was any site. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { today } from '../../../engine/core/options.ts';
import { buildClean, untilAlike } from '../../e2e/build-and-compare.ts';
import { type Copy, copyTown, type OpenDevServer } from '../../support/project-copy.ts';

const DATE = today(new Date());
/** In milliseconds: what never ends is not waited for. */
const PATIENCE = 60_000;
const FLORAL = 'content/services/floral.md';

/** A dev server over the tiny site, changed before it is opened. */
function opened(change: (copy: Copy) => void): { copy: () => Copy; devServer: () => OpenDevServer } {
  let copy: Copy;
  let devServer: OpenDevServer;
  before(async () => {
    copy = copyTown();
    change(copy);
    devServer = await copy.start('--date', DATE);
  });
  after(async () => {
    await devServer.stop();
    copy.remove();
  });
  return { copy: () => copy, devServer: () => devServer };
}

describe('an unfinished draft, when the dev server is opened', () => {
  const { copy, devServer } = opened((town) => town.write(FLORAL, '---\ndraft: true\ntitle: Floral\n---\n'));

  it('is left out, and told of once', async () => {
    await untilAlike(devServer(), await buildClean(copy(), DATE));
    const told = devServer().lines.filter((line) => line.includes(`${FLORAL}:`));
    assert.ok(told.some((line) => /^content\/services\/floral\.md:1:1 `lead` is missing\. .* left out/.test(line)));
    assert.equal(new Set(told).size, told.length);
  });

  it('is checked like all others once somebody edits it', async () => {
    copy().edit(FLORAL, 'title: Floral', 'title: Flowers');
    const [fault = ''] = await untilFaults(devServer());
    assert.match(fault, /^content\/services\/floral\.md:1:1 error/);
  });
});

describe('a fault, when the dev server is opened', () => {
  const { copy, devServer } = opened((town) => town.edit('content/services/grocery.md', /^title: /m, 'titel: '));

  it('is told without a word of a site that was there before', async () => {
    copy().edit('content/services/grocery.md', 'titel: ', 'title: ');
    await untilAlike(devServer(), await buildClean(copy(), DATE));
    const counted = devServer().lines.filter((line) => line.startsWith('1 error'));
    assert.deepEqual(counted, ['1 error. There is no site to show yet.']);
  });
});

describe('code that cannot be bundled, when the dev server is opened', () => {
  it('ends it', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'empty-'));
    const script = `
      import { openCode } from ${JSON.stringify(new URL('../../../engine/cli/servers.ts', import.meta.url))};
      await openCode(${JSON.stringify(empty)}, []).catch(({ name }) => console.log(name));
    `;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      timeout: PATIENCE,
    });
    try {
      const [words, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
      assert.deepEqual([words, code], ['CodeError\n', 0]);
    } finally {
      rmSync(empty, { recursive: true });
    }
  });
});

describe('a save that was cut short, when the dev server is opened', () => {
  const id = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';
  const path = 'services/grocery.md';
  const { copy, devServer } = opened((town) => {
    const before = town.read(`content/${path}`);
    // Half of it, the site would not stand.
    town.write(`content/${path}`, '---\n');
    const after = before.replace(/^lead: .*$/m, 'lead: Completed.');
    town.write(`content/services/.grocery.md.${id}.tmp`, after);
    const toBase64 = (text: string) => Buffer.from(text).toString('base64');
    const step = { folder: 'content', path, before: toBase64('---\n'), after: toBase64(after) };
    town.write('content/.unfinished-save.json', JSON.stringify([step]));
  });

  it('is completed', async () => {
    assert.match(copy().read(`content/${path}`), /^lead: Completed\.$/m);
    assert.deepEqual(await devServer().faults(), []);
    const left = readdirSync(join(copy().folder, 'content'), { recursive: true, encoding: 'utf8' });
    assert.deepEqual(
      left.filter((name) => /tmp$|json$/.test(name)),
      [],
    );
  });
});

async function untilFaults(devServer: OpenDevServer): Promise<string[]> {
  for (;;) {
    const faults = await devServer.faults();
    if (faults.length > 0) return faults;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
