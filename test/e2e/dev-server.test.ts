/** The dev server while files are edited. test/browser/dev-server/ tests what open pages show. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { today } from '../../engine/core/options.ts';
import { eventually } from '../support/browser/page.ts';
import { listFiles, readFiles } from '../support/files.ts';
import { copyProjectWithTown, type OpenDevServer } from '../support/project-copy.ts';

const DATE = today(new Date());
const GROCERY = 'content/services/grocery.md';
const GROCERY_PAGE = '/services/product-categories/grocery/';
const SECURITY = 'public/.well-known/security.txt';

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

  // A connection that is kept may be closed by the server at any time.
  const request = (path: string) => fetch(new URL(path, devServer.address), { headers: { connection: 'close' } });
  const get = async (path: string) => {
    const response = await request(path);
    return response.ok ? response.text() : response.status;
  };
  const untilShown = (path: string, text: string) => eventually(async () => String(await get(path)).includes(text));
  const untilGone = (path: string) => eventually(async () => (await get(path)) === 404);

  it('completes a save that was interrupted', () => {
    assert.match(copy.read(GROCERY), /^lead: Completed\.$/m);
    const left = listFiles(join(copy.folder, 'content')).filter((name) => /tmp$|json$/.test(name));
    assert.deepEqual(left, []);
  });

  it('serves what a build writes after a branch has changed many files at once', async () => {
    const list = (folder: string) => listFiles(join(copy.folder, folder)).map((name) => `${folder}/${name}`);
    for (const path of list('content')) if (path.endsWith('.md')) copy.edit(path, /\s*$/, '\n\n');
    for (const path of list('assets/styles')) copy.edit(path, /\s*$/, '\n\n/* branch */\n');
    // A new name, not a new rule: the style sheet may have reached its budget.
    for (const path of ['shell/footer', 'modes/print']) {
      copy.edit(`assets/styles/${path}.css`, '.footer-text', '.text-footer');
    }
    copy.edit('components/shell/Footer.tsx', 'className="footer-text"', 'className="text-footer"');
    const build = ['--import', 'tsx', 'build.ts', '--quiet', '--out', `${copy.folder}-built`, '--date', DATE];
    execFileSync(process.execPath, build, { cwd: copy.folder });
    await untilShown('/', 'text-footer');
    // Servers don't serve hidden files.
    for (const [path, bytes] of [...readFiles(`${copy.folder}-built`)].filter(([path]) => !/(?:^|\/)\./.test(path))) {
      const response = await request(path);
      assert.ok(Buffer.from(await response.arrayBuffer()).equals(bytes), path);
    }
  });

  it('shows what a program has saved through another file, and the later of two saves at once', async () => {
    const text = copy.read(GROCERY).trimEnd();
    copy.write(`${GROCERY}.tmp`, `${text}\n\nSaved through another file.\n`);
    copy.move(GROCERY, `${GROCERY}~`);
    copy.move(`${GROCERY}.tmp`, GROCERY);
    await untilShown(GROCERY_PAGE, 'Saved through another file.');
    for (const name of ['first', 'later']) copy.write(GROCERY, `${text}\n\nThe ${name} one.\n`);
    await untilShown(GROCERY_PAGE, 'The later one.');
  });

  it('serves new and changed files of public/, and no deleted one', async () => {
    for (const text of ['Contact: mailto:hello@example.com', 'Contact: tel:+1-800-555-0142']) {
      copy.write(SECURITY, text);
      await untilShown('/.well-known/security.txt', text);
    }
    copy.delete(SECURITY);
    await untilGone('/.well-known/security.txt');
  });

  it('serves new and renamed entries, and no deleted one', async () => {
    const [fresh, fish] = ['fresh-fish', 'fish'].map((name) => ({
      file: `content/services/${name}.md`,
      path: `/services/product-categories/${name}/`,
    }));
    assert.ok(fresh && fish);
    copy.write(fresh.file, copy.read(GROCERY).replace(/^(title|description): "?/gm, '$&Fish '));
    await untilShown(fresh.path, 'Fish');
    copy.move(fresh.file, fish.file);
    await untilShown(fish.path, 'Fish');
    await untilGone(fresh.path);
    copy.delete(fish.file);
    await untilGone(fish.path);
  });

  // test/browser/dev-server/ tests that errors are shown until they are fixed.
  it('reports a missing folder until it is back', async () => {
    const content = join(copy.folder, 'content');
    renameSync(content, `${content}-away`);
    const error = "content:1:1 error The file can't be read: it no longer exists.";
    await eventually(async () => (await devServer.errors())[0]?.startsWith(error) ?? false);
    renameSync(`${content}-away`, content);
    await eventually(async () => (await devServer.errors()).length === 0);
  });

  it('reports once that a change of its own code needs a restart', async () => {
    for (const name of ['dev-server/http.ts', 'dev-server/watch.ts']) copy.edit(`engine/${name}`, /$/, '\n');
    copy.edit(GROCERY, /$/, '\nSaved after that.\n');
    await untilShown(GROCERY_PAGE, 'Saved after that.');
    assert.equal(devServer.lines.filter((line) => line.includes('Restart it')).length, 1);
  });
});
