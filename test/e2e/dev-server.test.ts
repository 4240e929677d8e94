/** What the dev server serves, as those find it who edit: everything comes out right in the end. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, renameSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, afterEach, before, describe, it } from 'node:test';
import { today } from '../../engine/core/options.ts';
import { type Copy, copyTown, type OpenDevServer } from '../support/project-copy.ts';
import { makeTemporary } from '../support/temporary.ts';
import { buildClean, type CleanBuild, untilAlike } from './build-and-compare.ts';
import { editAtRandom, seeded } from './random-edits.ts';

const DATE = today(new Date());
const GROCERY = 'content/services/grocery.md';
const FLORAL = 'content/services/floral.md';
const seed = Number(process.env.EDIT_SEED ?? 7);
/** In milliseconds: what never ends is not waited for. */
const PATIENCE = 60_000;

let copy: Copy;
let devServer: OpenDevServer;
before(async () => {
  copy = copyTown();
  devServer = await copy.start('--date', DATE);
});
after(async () => {
  await devServer.stop();
  copy.remove();
});
afterEach(() => copy.restore());

const readReport = async () => {
  const response = await fetch(`${devServer.address}@dev/report`);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};
const build = () => buildClean(copy, DATE);
const serves = (built: CleanBuild, gone?: Iterable<string>) => untilAlike(devServer, built, gone);

describe('the dev server serves what a build would write', () => {
  it('from the start on', async () => serves(await build()));

  it('after a program has saved through another file', async () => {
    const file = join(copy.folder, GROCERY);
    copy.write(`${GROCERY}.tmp`, `${copy.read(GROCERY).trimEnd()}\n\nSaved through another file.\n`);
    renameSync(file, `${file}~`);
    renameSync(`${file}.tmp`, file);
    await serves(await build());
    renameSync(`${file}~`, file);
  });

  it('after two saves at once, of which the later counts', async () => {
    const known = copy.read(GROCERY).trimEnd();
    for (const words of ['first', 'later']) copy.write(GROCERY, `${known}\n\nThe ${words} one.\n`);
    await serves(await build());
  });

  it('after a file to be published as it is has come, changed and gone', async () => {
    copy.write('public/.well-known/security.txt', 'Contact: mailto:hello@example.com\n');
    const first = await build();
    assert.ok('files' in first && first.files.has('.well-known/security.txt'));
    await serves(first);
    copy.write('public/.well-known/security.txt', 'Contact: tel:+1-800-555-0142\n');
    await serves(await build());
    copy.delete('public/.well-known/security.txt');
    await serves(await build(), first.files.keys());
  });

  it('after an entry is new, renamed and deleted', async () => {
    copy.write('content/services/fresh-fish.md', copy.read(GROCERY).replace(/^(title|description): "?/gm, '$&Fish '));
    const first = await build();
    assert.ok('files' in first && first.files.has('services/product-categories/fresh-fish/index.html'));
    await serves(first);
    copy.move('content/services/fresh-fish.md', 'content/services/fish.md');
    const second = await build();
    assert.ok('files' in second);
    await serves(second, first.files.keys());
    copy.delete('content/services/fish.md');
    await serves(await build(), second.files.keys());
  });

  it('after a branch has changed hundreds of files at once', async () => {
    const files = readdirSync(join(copy.folder, 'content'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.md'),
    );
    for (const file of files) copy.edit(`content/${file}`, /\s*$/, '\n\n');
    for (const file of readdirSync(join(copy.folder, 'assets/styles'), { recursive: true, encoding: 'utf8' })) {
      if (file.endsWith('.css')) copy.edit(`assets/styles/${file}`, /\s*$/, '\n\n.branch { order: 1; }\n');
    }
    copy.edit('components/shell/Footer.tsx', 'className="footer-words"', 'className="footer-words branch"');
    await serves(await build());
  });

  it('with what systems and editors leave beside the content', async () => {
    for (const name of ['Thumbs.db', '.DS_Store', 'grocery.md~', '.grocery.md.swp', '4913', '#grocery.md#']) {
      copy.write(`content/services/${name}`, 'no entry');
    }
    const built = await build();
    assert.ok('files' in built);
    await serves(built);
  });

  it('and tells the faults of content that has some, until it is mended', async () => {
    copy.edit(GROCERY, /^title: /m, 'titel: ');
    copy.edit('content/pages/home.md', /^title: .*$/m, '');
    const built = await build();
    assert.ok('faults' in built && built.faults.length >= 2);
    await serves(built);
    copy.restore();
    await serves(await build());
  });

  it('and tells of a folder that is gone, until it is there again', async () => {
    const content = join(copy.folder, 'content');
    const away = `${content}-away`;
    renameSync(content, away);
    await untilAlike(devServer, {
      faults: ["content:1:1 error The file can't be read: it no longer exists. Put it back or try again. (ENOENT)"],
    });
    renameSync(away, content);
    await serves(await build());
  });

  it('after whatever comes into a maintainer’s mind', async () => {
    console.log(`EDIT_SEED=${seed}`);
    const edits = editAtRandom(copy, seeded(seed));
    for (let turn = 0; turn < 8; turn++) {
      const name = edits.next();
      await serves(await build()).catch((error: unknown) => assert.fail(`${name}\n${error}`));
    }
  });
});

describe('the dev server', () => {
  it('leaves nothing in what is built', async () => {
    const built = await build();
    assert.ok('files' in built);
    assert.deepEqual(
      [...built.files].filter(([, bytes]) => bytes.includes('@dev')).map(([path]) => path),
      [],
    );
  });

  it('refuses who asks for another host', async () => {
    const { port } = new URL(devServer.address);
    const asked = request({ port, headers: { Host: 'evil.example' } }).end();
    const [response] = await once(asked, 'response');
    assert.equal(response.statusCode, 403);
  });

  it('says once that a change of its own code needs a restart', async () => {
    for (const name of ['dev-server/http.ts', 'dev-server/watch.ts']) copy.edit(`engine/${name}`, /$/, '\n');
    copy.edit(GROCERY, /$/, '\nSaved after that.\n');
    await serves(await build());
    assert.equal(devServer.lines.filter((line) => line.includes('Restart it')).length, 1);
  });

  it('tells all there is to know of the site on one page, with ways to its own', async () => {
    const { status, type, text } = await readReport();
    assert.equal(status, 200);
    assert.match(type ?? '', /^text\/html/);
    assert.match(text, /<h1>Tiny Town Grocers Union<\/h1>/);
    assert.match(text, /<a class="path" href="\/contact\/">/);
    copy.edit('content/site.md', 'name: Tiny Town Grocers Union', 'name: Other Town Grocers Union');
    await serves(await build());
    assert.match((await readReport()).text, /<h1>Other Town Grocers Union<\/h1>/);
  });

  it('leaves nothing but the bundles of its code when it ends', async () => {
    const other = copyTown();
    const opened = await other.start();
    await opened.stop();
    const left = readdirSync(join(other.folder, '.cache/code'));
    assert.deepEqual(
      left.filter((name) => !/\.(mjs|mjs\.map|ts\.json)$|^[0-9a-f]{32}$/.test(name)),
      [],
    );
    other.remove();
  });
});

/** A dev server over the tiny site, changed before it is opened. */
function opened(change: (copy: Copy) => void): { copy: () => Copy; devServer: () => OpenDevServer } {
  let changed: Copy;
  let server: OpenDevServer;
  before(async () => {
    changed = copyTown();
    change(changed);
    server = await changed.start('--date', DATE);
  });
  after(async () => {
    await server.stop();
    changed.remove();
  });
  return { copy: () => changed, devServer: () => server };
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
  const { copy, devServer } = opened((town) => town.edit(GROCERY, /^title: /m, 'titel: '));

  it('is told without a word of a site that was there before', async () => {
    copy().edit(GROCERY, 'titel: ', 'title: ');
    await untilAlike(devServer(), await buildClean(copy(), DATE));
    const counted = devServer().lines.filter((line) => line.startsWith('1 error'));
    assert.deepEqual(counted, ['1 error. There is no site to show yet.']);
  });
});

describe('code that cannot be bundled, when the dev server is opened', () => {
  it('ends it', async () => {
    const script = `
      import { openCode } from ${JSON.stringify(new URL('../../engine/cli/servers.ts', import.meta.url))};
      await openCode(${JSON.stringify(makeTemporary('empty'))}, []).catch(({ name }) => console.log(name));
    `;
    const args = ['--import', 'tsx', '--input-type=module', '-e', script];
    const child = spawn(process.execPath, args, { timeout: PATIENCE });
    const [words, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    assert.deepEqual([words, code], ['CodeError\n', 0]);
  });
});

describe('a save that was cut short, when the dev server is opened', () => {
  const path = 'services/grocery.md';
  const { copy, devServer } = opened((town) => {
    const before = town.read(GROCERY);
    // Half of it, the site would not stand.
    town.write(GROCERY, '---\n');
    const after = before.replace(/^lead: .*$/m, 'lead: Completed.');
    town.write('content/services/.grocery.md.1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed.tmp', after);
    const toBase64 = (words: string) => Buffer.from(words).toString('base64');
    const step = { folder: 'content', path, before: toBase64('---\n'), after: toBase64(after) };
    town.write('content/.unfinished-save.json', JSON.stringify([step]));
  });

  it('is completed', async () => {
    assert.match(copy().read(GROCERY), /^lead: Completed\.$/m);
    assert.deepEqual(await devServer().faults(), []);
    const left = readdirSync(join(copy().folder, 'content'), { recursive: true, encoding: 'utf8' });
    assert.ok(!left.some((name) => /tmp$|json$/.test(name)), left.join('\n'));
  });
});

async function untilFaults(server: OpenDevServer): Promise<string[]> {
  for (;;) {
    const faults = await server.faults();
    if (faults.length > 0) return faults;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
