/** The dev server while files are edited. */
import assert from 'node:assert/strict';
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { eventually } from '../support/browser/page.ts';
import { listFiles } from '../support/files.ts';
import { copyProjectWithTown, type OpenDevServer, type ProjectCopy } from '../support/project-copy.ts';
import { buildSeparately, type SeparateBuild, waitUntilEqual } from './build-and-compare.ts';
import { DATE, editOften } from './random-edits.ts';

const GROCERY = 'content/services/grocery.md';
const FLORAL = 'content/services/floral.md';
const FISH = 'content/services/fresh-fish.md';
const PUBLISHED = 'public/.well-known/security.txt';
const seed = Number(process.env['EDIT_SEED'] ?? 7);

type Edit = (copy: ProjectCopy) => void;

/** Starts the dev server in a copy of the project with the content of test/fixtures/town/. */
function useDevServer(editFirst: Edit = () => undefined) {
  const copy = copyProjectWithTown();
  editFirst(copy);
  let devServer: OpenDevServer;
  before(async () => {
    devServer = await copy.start('--date', DATE);
  });
  after(() => devServer.stop());
  return {
    copy,
    build: () => buildSeparately(copy, DATE),
    /** Waits until the dev server serves the files of this build, or reports its errors. */
    untilServed: (built: SeparateBuild, deleted?: Iterable<string>) => waitUntilEqual(devServer, built, deleted),
    get devServer() {
      return devServer;
    },
  };
}

describe('the dev server', () => {
  const running = useDevServer();
  const { copy, build, untilServed } = running;
  afterEach(copy.restore);

  const edits: Record<string, Edit | Edit[]> = {
    'from the start on': () => undefined,
    'after a program has saved through another file': (copy) => {
      copy.write(`${GROCERY}.tmp`, `${copy.read(GROCERY).trimEnd()}\n\nSaved through another file.\n`);
      copy.move(GROCERY, `${GROCERY}~`);
      copy.move(`${GROCERY}.tmp`, GROCERY);
    },
    'after two saves at once': (copy) => {
      const text = copy.read(GROCERY).trimEnd();
      for (const name of ['first', 'later']) copy.write(GROCERY, `${text}\n\nThe ${name} one.\n`);
    },
    'after a file in public/ is new, changed and deleted': [
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
      const list = (folder: string) => listFiles(join(copy.folder, folder)).map((name) => `${folder}/${name}`);
      const add = (path: string, text: string) => copy.edit(path, /\s*$/, text);
      for (const path of list('content')) if (path.endsWith('.md')) add(path, '\n\n');
      for (const path of list('assets/styles')) if (path.endsWith('.css')) add(path, '\n\n/* branch */\n');
      add('assets/styles/shell/footer.css', '\n\n.branch { order: 1; }\n');
      copy.edit('components/shell/Footer.tsx', 'className="footer-text"', 'className="footer-text branch"');
    },
  };
  for (const [moment, steps] of Object.entries(edits)) {
    it(`serves what a build would write, ${moment}`, async () => {
      const earlierPaths = new Set<string>();
      for (const edit of [steps].flat()) {
        edit(copy);
        const built = await build();
        assert.ok('files' in built);
        await untilServed(built, earlierPaths);
        for (const path of built.files.keys()) earlierPaths.add(path);
      }
    });
  }

  it('serves no page of the old build once it serves one of the new build', async () => {
    const readStyles = async (path: string) =>
      /site\.\w+\.css/.exec(await (await fetch(new URL(path, running.devServer.address))).text())?.[0];
    const earlier = await readStyles('/services/');
    copy.edit('assets/styles/shell/footer.css', /$/, '\n.footer-text { order: 1; }\n');
    await eventually(async () => (await readStyles('/services/')) !== earlier);
    assert.equal(await readStyles('/contact/'), await readStyles('/services/'));
  });

  it('reports errors in the content until they are fixed', async () => {
    copy.edit(GROCERY, /^title: /m, 'titel: ');
    copy.edit('content/pages/home.md', /^title: .*$/m, '');
    const built = await build();
    assert.ok('errors' in built && built.errors.length >= 2);
    await untilServed(built);
    copy.restore();
    await untilServed(await build());
  });

  it('reports that a folder is missing until it is back', async () => {
    const content = join(copy.folder, 'content');
    renameSync(content, `${content}-away`);
    await untilServed({
      errors: ["content:1:1 error The file can't be read: it no longer exists. Put it back or try again. (ENOENT)"],
    });
    renameSync(`${content}-away`, content);
    await untilServed(await build());
  });

  it('serves what a build would write, after random edits', () => editOften(copy, running.devServer, 8, seed));

  it('reports once that a change of its own code needs a restart', async () => {
    for (const name of ['dev-server/http.ts', 'dev-server/watch.ts']) copy.edit(`engine/${name}`, /$/, '\n');
    copy.edit(GROCERY, /$/, '\nSaved after that.\n');
    await untilServed(await build());
    assert.equal(running.devServer.lines.filter((line) => line.includes('Restart it')).length, 1);
  });
});

describe('the dev server, started with an unfinished draft and an interrupted save,', () => {
  const running = useDevServer(({ read, write }) => {
    write(FLORAL, '---\ndraft: true\ntitle: Floral\n---\n');
    const [unfinished, finished] = ['---\n', read(GROCERY).replace(/^lead: .*$/m, 'lead: Completed.')];
    // Without the rest of the save, the site has errors.
    write(GROCERY, unfinished);
    write('content/.unfinished-save/1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed.tmp', finished);
    const [from, to] = [unfinished, finished].map((text) => Buffer.from(text).toString('base64'));
    const step = { folder: 'content', path: 'services/grocery.md', before: from, after: to };
    write('content/.unfinished-save/.steps.json', JSON.stringify([step]));
  });
  const { copy, build, untilServed } = running;

  it('completes the save', async () => {
    assert.match(copy.read(GROCERY), /^lead: Completed\.$/m);
    assert.deepEqual(await running.devServer.errors(), []);
    const unfinishedFiles = listFiles(join(copy.folder, 'content')).filter((name) => /tmp$|json$/.test(name));
    assert.deepEqual(unfinishedFiles, []);
  });

  it('leaves the draft out, and reports it once', async () => {
    await untilServed(await build());
    const reported = running.devServer.lines.filter((line) => line.includes(`${FLORAL}:`));
    assert.ok(reported.some((line) => /^content\/services\/floral\.md:1:1 `lead` is missing\. .* left out/.test(line)));
    assert.equal(new Set(reported).size, reported.length);
  });

  it('checks the draft like any other entry once somebody edits it', async () => {
    copy.edit(FLORAL, 'title: Floral', 'title: Flowers');
    await eventually(async () => (await running.devServer.errors())[0]?.startsWith(`${FLORAL}:1:1 error`) ?? false);
  });

  it('leaves no temporary files in .cache/code when it stops', async () => {
    await running.devServer.stop();
    const names = readdirSync(join(copy.folder, '.cache/code'));
    assert.deepEqual(
      names.filter((name) => !/\.(mjs|mjs\.map|tsx?\.json)$|^[0-9a-f]{32}$/.test(name)),
      [],
    );
  });
});
