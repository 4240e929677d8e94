/** The dev server while files are edited. */
import assert from 'node:assert/strict';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { today } from '../../engine/core/options.ts';
import { eventually } from '../support/browser/page.ts';
import { listFiles } from '../support/files.ts';
import { copyProjectWithTown, type OpenDevServer, type ProjectCopy } from '../support/project-copy.ts';
import { buildSeparately, findDifference, type SeparateBuild } from './build-and-compare.ts';

const DATE = today(new Date());
const GROCERY = 'content/services/grocery.md';
const FISH = 'content/services/fresh-fish.md';
const PUBLISHED = 'public/.well-known/security.txt';

type Edit = (copy: ProjectCopy) => void;

/** Edits, each a step after which the dev server must serve what a build would write. */
const EDITS: Record<string, Edit[]> = {
  'from the start on': [() => undefined],
  'after a program has saved through another file': [
    (copy) => {
      copy.write(`${GROCERY}.tmp`, `${copy.read(GROCERY).trimEnd()}\n\nSaved through another file.\n`);
      copy.move(GROCERY, `${GROCERY}~`);
      copy.move(`${GROCERY}.tmp`, GROCERY);
    },
  ],
  'after two saves at once': [
    (copy) => {
      const text = copy.read(GROCERY).trimEnd();
      for (const name of ['first', 'later']) copy.write(GROCERY, `${text}\n\nThe ${name} one.\n`);
    },
  ],
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
  'after errors in the content, and after they are fixed': [
    (copy) => {
      copy.edit(GROCERY, /^title: /m, 'titel: ');
      copy.edit('content/pages/home.md', /^title: .*$/m, '');
    },
    (copy) => copy.restore(),
  ],
  'after a branch has changed many files at once': [
    (copy) => {
      const list = (folder: string) => listFiles(join(copy.folder, folder)).map((name) => `${folder}/${name}`);
      for (const path of list('content')) if (path.endsWith('.md')) copy.edit(path, /\s*$/, '\n\n');
      for (const path of list('assets/styles')) copy.edit(path, /\s*$/, '\n\n/* branch */\n');
      copy.edit('assets/styles/shell/footer.css', /$/, '.branch { order: 1; }\n');
      copy.edit('components/shell/Footer.tsx', 'className="footer-text"', 'className="footer-text branch"');
    },
  ],
};

describe('the dev server', () => {
  const copy = copyProjectWithTown();
  let devServer: OpenDevServer;
  before(async () => {
    // Without the rest of an interrupted save, the site has errors.
    const [unfinished, finished] = ['---\n', copy.read(GROCERY).replace(/^lead: .*$/m, 'lead: Completed.')];
    copy.write(GROCERY, unfinished);
    copy.write('content/.unfinished-save/1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed.tmp', finished);
    const [from, to] = [unfinished, finished].map((text) => Buffer.from(text).toString('base64'));
    const step = { folder: 'content', path: 'services/grocery.md', before: from, after: to };
    copy.write('content/.unfinished-save/.steps.json', JSON.stringify([step]));
    devServer = await copy.start('--date', DATE);
  });
  after(() => devServer.stop());
  afterEach(copy.restore);

  /** Waits until the dev server serves what a build writes. */
  const untilServed = async (built: SeparateBuild, deleted?: Iterable<string>) => {
    let difference: string | undefined;
    const isServed = async () => {
      difference = await findDifference(devServer, built, deleted);
      return difference === undefined;
    };
    await eventually(isServed).catch((error: unknown) => assert.fail(`${difference}: ${error}`));
  };

  it('completes a save that was interrupted', () => {
    assert.match(copy.read(GROCERY), /^lead: Completed\.$/m);
    assert.deepEqual(
      listFiles(join(copy.folder, 'content')).filter((name) => /tmp$|json$/.test(name)),
      [],
    );
  });

  for (const [moment, steps] of Object.entries(EDITS)) {
    it(`serves what a build would write, ${moment}`, async () => {
      const earlierPaths = new Set<string>();
      for (const edit of steps) {
        edit(copy);
        const built = await buildSeparately(copy, DATE);
        await untilServed(built, earlierPaths);
        if ('files' in built) for (const path of built.files.keys()) earlierPaths.add(path);
      }
    });
  }

  it('serves no page of the old build once it serves one of the new build', async () => {
    const readStyles = async (path: string) =>
      /site\.\w+\.css/.exec(await (await fetch(new URL(path, devServer.address))).text())?.[0];
    const earlier = await readStyles('/services/');
    copy.edit('assets/styles/shell/footer.css', /$/, '\n.footer-text { order: 1; }\n');
    await eventually(async () => (await readStyles('/services/')) !== earlier);
    assert.equal(await readStyles('/contact/'), await readStyles('/services/'));
  });

  it('reports that a folder is missing until it is back', async () => {
    const content = join(copy.folder, 'content');
    renameSync(content, `${content}-away`);
    const error = "content:1:1 error The file can't be read: it no longer exists. Put it back or try again. (ENOENT)";
    await untilServed({ errors: [error] });
    renameSync(`${content}-away`, content);
    await untilServed(await buildSeparately(copy, DATE));
  });

  it('reports once that a change of its own code needs a restart', async () => {
    for (const name of ['dev-server/http.ts', 'dev-server/watch.ts']) copy.edit(`engine/${name}`, /$/, '\n');
    copy.edit(GROCERY, /$/, '\nSaved after that.\n');
    await untilServed(await buildSeparately(copy, DATE));
    assert.equal(devServer.lines.filter((line) => line.includes('Restart it')).length, 1);
  });
});
