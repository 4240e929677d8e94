/** What the dev server serves, as those find it who edit: everything comes out right in the end. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { eventually } from '../support/browser/look.ts';
import { listFiles } from '../support/files.ts';
import { type Copy, copyTown, type OpenDevServer } from '../support/project-copy.ts';
import { makeTemporary } from '../support/temporary.ts';
import { buildClean, type CleanBuild, waitUntilEqual } from './build-and-compare.ts';
import { DATE, editOften } from './random-edits.ts';

const GROCERY = 'content/services/grocery.md';
const FLORAL = 'content/services/floral.md';
const FISH = 'content/services/fresh-fish.md';
const PUBLISHED = 'public/.well-known/security.txt';
const seed = Number(process.env.EDIT_SEED ?? 7);

type Edit = (copy: Copy) => void;

/** A dev server over the tiny site, changed before it is opened. */
function opened(change: Edit = () => undefined): { copy: () => Copy; devServer: () => OpenDevServer } {
  let changed: Copy;
  let server: OpenDevServer;
  before(async () => {
    changed = copyTown();
    change(changed);
    server = await changed.start('--date', DATE);
  });
  after(() => server.stop());
  return { copy: () => changed, devServer: () => server };
}

describe('the dev server', () => {
  const town = opened();
  afterEach(() => town.copy().restore());
  const build = () => buildClean(town.copy(), DATE);
  const serves = (built: CleanBuild, gone?: Iterable<string>) => waitUntilEqual(town.devServer(), built, gone);
  const readReport = async () => {
    const response = await fetch(`${town.devServer().address}@dev/report`);
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  };

  const edits: Record<string, Edit | Edit[]> = {
    'from the start on': () => undefined,
    'after a program has saved through another file': (copy) => {
      copy.write(`${GROCERY}.tmp`, `${copy.read(GROCERY).trimEnd()}\n\nSaved through another file.\n`);
      copy.move(GROCERY, `${GROCERY}~`);
      copy.move(`${GROCERY}.tmp`, GROCERY);
    },
    'after two saves at once, of which the later counts': (copy) => {
      const known = copy.read(GROCERY).trimEnd();
      for (const words of ['first', 'later']) copy.write(GROCERY, `${known}\n\nThe ${words} one.\n`);
    },
    'after a file to be published as it is has come, changed and gone': [
      (copy) => copy.write(PUBLISHED, 'Contact: mailto:hello@example.com\n'),
      (copy) => copy.write(PUBLISHED, 'Contact: tel:+1-800-555-0142\n'),
      (copy) => copy.delete(PUBLISHED),
    ],
    'after an entry is new, renamed and deleted': [
      (copy) => copy.write(FISH, copy.read(GROCERY).replace(/^(title|description): "?/gm, '$&Fish ')),
      (copy) => copy.move(FISH, 'content/services/fish.md'),
      (copy) => copy.delete('content/services/fish.md'),
    ],
    'after a branch has changed hundreds of files at once': (copy) => {
      for (const [folder, ending, words] of [
        ['content', '.md', '\n\n'],
        ['assets/styles', '.css', '\n\n.branch { order: 1; }\n'],
      ] as const) {
        const files = listFiles(join(copy.folder, folder)).filter((name) => name.endsWith(ending));
        for (const file of files) copy.edit(`${folder}/${file}`, /\s*$/, words);
      }
      copy.edit('components/shell/Footer.tsx', 'className="footer-words"', 'className="footer-words branch"');
    },
    'with what systems and editors leave beside the content': (copy) => {
      const left = ['Thumbs.db', '.DS_Store', 'grocery.md~', '.grocery.md.swp', '4913', '#grocery.md#'];
      for (const name of left) copy.write(`content/services/${name}`, 'no entry');
    },
  };
  for (const [moment, steps] of Object.entries(edits)) {
    it(`serves what a build would write, ${moment}`, async () => {
      const seen = new Set<string>();
      for (const edit of [steps].flat()) {
        edit(town.copy());
        const built = await build();
        assert.ok('files' in built);
        await serves(built, seen);
        for (const path of built.files.keys()) seen.add(path);
      }
    });
  }

  it('tells the errors of content that has some, until it is mended', async () => {
    town.copy().edit(GROCERY, /^title: /m, 'titel: ');
    town.copy().edit('content/pages/home.md', /^title: .*$/m, '');
    const built = await build();
    assert.ok('errors' in built && built.errors.length >= 2);
    await serves(built);
    town.copy().restore();
    await serves(await build());
  });

  it('tells of a folder that is gone, until it is there again', async () => {
    const content = join(town.copy().folder, 'content');
    renameSync(content, `${content}-away`);
    await serves({
      errors: ["content:1:1 error The file can't be read: it no longer exists. Put it back or try again. (ENOENT)"],
    });
    renameSync(`${content}-away`, content);
    await serves(await build());
  });

  it('serves what a build would write, after whatever comes into a maintainer’s mind', () =>
    editOften(town.copy(), town.devServer(), 8, seed));

  it('says once that a change of its own code needs a restart', async () => {
    for (const name of ['dev-server/http.ts', 'dev-server/watch.ts']) town.copy().edit(`engine/${name}`, /$/, '\n');
    town.copy().edit(GROCERY, /$/, '\nSaved after that.\n');
    await serves(await build());
    assert.equal(town.devServer().lines.filter((line) => line.includes('Restart it')).length, 1);
  });

  it('tells all there is to know of the site on one page, with ways to its own', async () => {
    const { status, type, text } = await readReport();
    assert.deepEqual([status, type], [200, 'text/html; charset=utf-8']);
    assert.match(text, /<h1>Tiny Town Grocers Union<\/h1>/);
    assert.match(text, /<a class="path" href="\/contact\/">/);
    town.copy().edit('content/site.md', 'name: Tiny Town Grocers Union', 'name: Other Town Grocers Union');
    await serves(await build());
    assert.match((await readReport()).text, /<h1>Other Town Grocers Union<\/h1>/);
  });
});

describe('the dev server, opened over an unfinished draft and a save that was cut short,', () => {
  const { copy, devServer } = opened((town) => {
    town.write(FLORAL, '---\ndraft: true\ntitle: Floral\n---\n');
    const before = town.read(GROCERY);
    // Half of it, the site would not stand.
    town.write(GROCERY, '---\n');
    const after = before.replace(/^lead: .*$/m, 'lead: Completed.');
    town.write('content/services/.grocery.md.1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed.tmp', after);
    const toBase64 = (words: string) => Buffer.from(words).toString('base64');
    const path = 'services/grocery.md';
    const step = { folder: 'content', path, before: toBase64('---\n'), after: toBase64(after) };
    town.write('content/.unfinished-save.json', JSON.stringify([step]));
  });

  it('completes the save', async () => {
    assert.match(copy().read(GROCERY), /^lead: Completed\.$/m);
    assert.deepEqual(await devServer().errors(), []);
    const left = listFiles(join(copy().folder, 'content')).filter((name) => /tmp$|json$/.test(name));
    assert.deepEqual(left, []);
  });

  it('leaves the draft out, and tells of it once', async () => {
    await waitUntilEqual(devServer(), await buildClean(copy(), DATE));
    const told = devServer().lines.filter((line) => line.includes(`${FLORAL}:`));
    assert.ok(told.some((line) => /^content\/services\/floral\.md:1:1 `lead` is missing\. .* left out/.test(line)));
    assert.equal(new Set(told).size, told.length);
  });

  it('checks the draft like all others once somebody edits it', async () => {
    copy().edit(FLORAL, 'title: Floral', 'title: Flowers');
    await eventually(async () => (await devServer().errors())[0]?.startsWith(`${FLORAL}:1:1 error`) ?? false);
  });

  it('leaves nothing but the bundles of its code when it ends', async () => {
    await devServer().stop();
    const names = readdirSync(join(copy().folder, '.cache/code'));
    const left = names.filter((name) => !/\.(mjs|mjs\.map|ts\.json)$|^[0-9a-f]{32}$/.test(name));
    assert.deepEqual(left, []);
  });
});

describe('a error, when the dev server is opened,', () => {
  const { copy, devServer } = opened((town) => town.edit(GROCERY, /^title: /m, 'titel: '));

  it('is told without a word of a site that was there before', async () => {
    copy().edit(GROCERY, 'titel: ', 'title: ');
    await waitUntilEqual(devServer(), await buildClean(copy(), DATE));
    const counted = devServer().lines.filter((line) => line.startsWith('1 error'));
    assert.deepEqual(counted, ['1 error. There is no site to show yet.']);
  });
});

describe('code that cannot be bundled, when the dev server is opened,', () => {
  it('ends it', () => {
    const script = `
      import { openCode } from ${JSON.stringify(new URL('../../engine/cli/servers.ts', import.meta.url))};
      await openCode(${JSON.stringify(makeTemporary('empty'))}, { script: 'build.ts', lasting: [] }).catch(({ name }) => console.log(name));
    `;
    const args = ['--import', 'tsx', '--input-type=module', '-e', script];
    const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 });
    assert.deepEqual([stdout, status], ['CodeError\n', 0]);
  });
});
