/** Review, commit and push, to a bare repository on disk. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { before, beforeEach, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { addFile, formatEntry } from '../../../test/support/fixture-site.ts';
import { gitIn } from '../../../test/support/repository.ts';
import type { Answers, SaveResult } from '../../protocol.ts';
import { addHook, GROCERY, MEAT, openRepositories, type Repositories, SITE, withFakeGit } from './repositories.ts';

const LEAD = /^lead: .*$/m;
const [ADDED, DELETED] = ['content/testimonials/ada-lopes.md', 'content/testimonials/ana-lopes.md'];

let repos: Repositories;
before(async () => {
  repos = await openRepositories();
});
beforeEach(() => {
  repos.reset();
  repos.edit(GROCERY, LEAD, 'lead: Your store gets tea.');
});

const listPublished = () => repos.onServer('diff', '--name-only', 'main~', 'main').split('\n');

describe('the review', () => {
  it('lists fields, new and deleted entries, and pictures, each with its old and new text', async () => {
    repos.edit(SITE, '(800) 867-5300', '(800) 867-5399');
    addFile(repos.editor.fixture, 'testimonials/ada-lopes.md', formatEntry({ name: 'Ada Lopes' }, 'Fresh.'));
    rmSync(join(repos.folder, DELETED));
    repos.write('images/new.jpg', 'a picture');
    const { files, target, problem } = await repos.review();
    const shown = files.map(({ heading, changes: [change] }) => {
      return [heading, change?.label, ...(change?.diff.map(({ text }) => text.trim()) ?? [])];
    });
    assert.deepEqual(
      shown.sort(),
      [
        ['Deleted quote: Ana Lopes', 'Name', 'Ana Lopes'],
        ['Grocery', 'Opening sentence', 'Your store gets coffee, flour and dairy.', 'Your store gets tea.'],
        ['Site settings', 'Phone', '(800) 867-5300', '(800) 867-5399'],
        ['New picture: new.jpg', 'New picture', 'A picture of 1 KB'],
        ['New quote: Ada Lopes', 'Name', 'Ada Lopes'],
      ].sort(),
    );
    assert.deepEqual([target, problem], [`${repos.server}, branch main`, undefined]);
  });

  it('shows neither Markdown nor the numbers of an order', async () => {
    repos.edit(GROCERY, /^order: .*$/m, 'order: 7');
    repos.edit(GROCERY, /$/, '\n## From [meat](/services/product-categories/meat/) to **milk**\n');
    const { files } = await repos.review();
    const shown = files[0]?.changes.map(({ label, diff }) => [label, diff.at(-1)?.text.trim()]);
    assert.deepEqual(shown?.slice(1), [
      ['Its place in the list', undefined],
      ['Text', 'From meat (/services/product-categories/meat/) to milk'],
    ]);
  });

  it('lists commits that were never pushed, and used files that git ignores', async () => {
    repos.write('code.ts', 'export const tea = 1;\n');
    repos.git('commit', '--quiet', '--all', '-m', 'Write of tea');
    repos.write('.git/info/exclude', 'content/testimonials/secret.md\nimages/unused.jpg\n');
    addFile(repos.editor.fixture, 'testimonials/secret.md', formatEntry({ name: 'Eve' }));
    repos.write('images/unused.jpg', 'a picture');
    const { files, onlyHere, commits } = await repos.review();
    const [commit] = commits;
    assert.deepEqual([commit?.subject, commit?.author, commit?.files], ['Write of tea', 'Ada', ['code.ts', GROCERY]]);
    assert.deepEqual([onlyHere, files], [['content/testimonials/secret.md'], []]);
  });

  it('can bring back the published version of a file, which Undo takes back', async () => {
    repos.git('commit', '--quiet', '--all', '-m', 'Write of tea');
    repos.edit(GROCERY, /^summary: .*$/m, 'summary: Other words.');
    await repos.editor.askFor('revert', { path: GROCERY, title: 'Grocery: back' });
    assert.equal(repos.read(GROCERY).trimEnd(), repos.published(GROCERY));
    await repos.editor.askFor('undo', { isRedo: false });
    assert.match(repos.read(GROCERY), /tea.*Other words|Other words.*tea/s);
    assert.equal((await repos.editor.ask('revert', { path: 'code.ts', title: 'x' })).status, 409);
  });

  it('keeps a file if git can’t say whether it is published', async () => {
    const fail = `case "$*" in *"rev-parse --verify --quiet"*":${GROCERY}"|*" ls-tree "*"${GROCERY}") exit 128;; esac`;
    const { result } = await withFakeGit(fail, () => repos.editor.ask('revert', { path: GROCERY, title: 'x' }));
    assert.notEqual(result.status, 200);
    assert.match(repos.read(GROCERY), /gets tea/);
  });

  it('can delete a new file with an error, which Undo brings back', async () => {
    repos.write(ADDED, formatEntry({ nme: 'Ada Lopes' }));
    await repos.editor.askFor('revert', { path: ADDED, title: 'Ada Lopes: back' });
    assert.ok(!existsSync(join(repos.folder, ADDED)));
    await repos.editor.askFor('undo', { isRedo: false });
    assert.match(repos.read(ADDED), /Ada Lopes/);
  });
});

describe('what the review does not show is not published:', () => {
  const linkTo = (target: () => string) => (file: string) => symlinkSync(target(), file);
  const write = (file: string) => repos.write(file.slice(repos.folder.length), 'x');
  const untracked: Record<string, (file: string) => void> = {
    'content/.DS_Store': write,
    'content/.obsidian/app.md': write,
    'content/services/link.md': linkTo(() => join(repos.folder, 'code.ts')),
    'content/linked': linkTo(() => repos.server),
    'content/other/a.md': (file) => {
      write(file);
      gitIn(join(file, '..'), 'init', '--quiet');
    },
  };
  it('hidden files, links and other repositories', async () => {
    for (const [path, add] of Object.entries(untracked)) add(join(repos.folder, path));
    const { files } = await repos.review();
    assert.deepEqual(
      files.map(({ path }) => path),
      [GROCERY],
    );
    await repos.publish();
    assert.deepEqual(listPublished(), [GROCERY]);
    for (const path of Object.keys(untracked)) assert.ok(existsSync(join(repos.folder, path)), path);
  });

  it('what has changed since', async () => {
    const shown = await repos.review();
    repos.edit(MEAT, LEAD, 'lead: Meat of all kinds.');
    const { published, problem } = await repos.attempt({}, shown);
    const next = await repos.review();
    assert.deepEqual([published, problem?.code, next.files.length], [undefined, 'outdated', 2]);
    repos.git('commit', '--quiet', '--all', '-m', 'By a developer');
    assert.equal((await repos.attempt({}, next)).problem?.code, 'outdated');
    assert.equal(repos.head(), repos.git('rev-parse', 'HEAD~'));
  });

  it('what a hook adds or changes', async () => {
    addHook(repos.folder, 'pre-commit', `echo hacked > hacked.md; git add hacked.md`);
    const result = await repos.fail();
    assert.deepEqual([result.code, repos.status()], ['changed', ` M ${GROCERY}`]);
    assert.match(result.text, /`hacked\.md`.*hook/);
  });

  it('what another program saves at the same moment, which stays for the next review', async () => {
    const save = `case "$*" in *"commit --quiet"*) sed -i 's/^lead: .*/lead: Unseen words./' ${repos.folder}/${GROCERY};; esac`;
    await withFakeGit(save, repos.publish);
    assert.match(repos.published(GROCERY), /gets tea/);
    const { files } = await repos.review();
    const shown = files.map(({ title, changes }) => [title, ...(changes[0]?.diff ?? []).map(({ text }) => text)]);
    assert.deepEqual(shown, [['Grocery', 'Your store gets tea.', 'Unseen words.']]);
  });

  it('what another program commits at the same moment', async () => {
    const commit = `case "$*" in *fetch*) echo 'export {}' > new.ts; git add new.ts; git commit --quiet -m 'Other work';; esac`;
    const { result } = await withFakeGit(commit, repos.fail);
    assert.equal(result.code, 'outdated');
    await repos.publish();
    assert.equal(repos.published(GROCERY), repos.read(GROCERY).trimEnd());
  });
});

describe('the published commit', () => {
  it('has only the shown files, even if others are changed or staged', async () => {
    repos.write('code.ts', 'half done');
    repos.write('staged.ts', 'staged');
    repos.git('add', 'staged.ts');
    const { commit } = await repos.publish();
    assert.equal(commit, repos.head().slice(0, 8));
    assert.match(repos.published(GROCERY), /gets tea/);
    assert.equal(repos.onServer('log', '-1', '--format=%an %B', 'main'), 'Ada Change Grocery');
    assert.deepEqual(listPublished(), [GROCERY]);
    assert.equal(repos.status(), ' M code.ts\nA  staged.ts');
  });

  it('is called an addition if all its files are new', async () => {
    repos.write(ADDED, repos.read(DELETED).replace(/^name: .*$/m, 'name: Ada Lopes'));
    await repos.publish({ leftOut: [GROCERY] });
    assert.equal(repos.onServer('log', '-1', '--format=%s', 'main'), 'Add Ada Lopes');
  });

  it('does not have the files that the author leaves out, which stay on disk and may have errors', async () => {
    repos.edit(MEAT, LEAD, 'lead: Meat of all kinds.');
    repos.write(ADDED, formatEntry({ nme: 'Ada Lopes' }));
    rmSync(join(repos.folder, DELETED));
    const leftOut = [MEAT, ADDED, DELETED];
    await repos.publish({ leftOut });
    assert.deepEqual(listPublished(), [GROCERY]);
    assert.deepEqual((await repos.review()).files.map(({ path }) => path).sort(), leftOut.sort());
  });

  it('passes the checks of a build without what is left out or ignored', async () => {
    repos.write('images/tea.jpg', 'a picture');
    repos.edit(GROCERY, /src: \S+/, 'src: tea.jpg');
    const before = repos.head();
    for (const ignored of ['', 'images/tea.jpg\n']) {
      repos.write('.git/info/exclude', ignored);
      const { errors } = await repos.attempt({ leftOut: ['images/tea.jpg'] });
      assert.match(JSON.stringify(errors), /tea\.jpg/);
    }
    assert.deepEqual([repos.head(), repos.git('rev-parse', 'HEAD')], [before, before]);
  });

  it('may have sample values, which the result counts', async () => {
    repos.edit(DELETED, /^name:/m, 'sample: true\nname:');
    assert.match(
      JSON.stringify((await repos.publish()).samples),
      /^\[\{[^{]*testimonials\/ana-lopes\.md[^{]*(\{[^{]*){0,2}\]$/,
    );
  });

  it('can have files whose names look like options or commands, which are not run', async () => {
    const names = ['--upload-pack=touch hacked', '-rf.jpg', ':(top)x.jpg', '$(touch hacked).jpg', 'a\nb.jpg', '*.jpg'];
    for (const name of names) repos.write(`images/${name}`, 'a picture');
    await repos.publish();
    assert.match(listPublished().join('\n'), /--upload-pack=touch hacked/);
    assert.ok(!existsSync(join(repos.folder, 'hacked')));
  });

  it('is made with filters of git, for many large pictures, too', async () => {
    repos.write('.git/info/attributes', '/images/new.jpg filter=upper\n');
    repos.git('config', 'filter.upper.clean', 'tr a-z A-Z');
    repos.git('config', 'filter.upper.smudge', 'tr A-Z a-z');
    repos.write('images/new.jpg', 'a picture');
    for (let number = 1; number <= 11; number++) repos.write(`images/${number}.jpg`, 'a'.repeat(1_000_000));
    await repos.publish();
    assert.equal(repos.published('images/new.jpg'), 'A PICTURE');
    assert.equal(repos.onServer('cat-file', '-s', 'main:images/11.jpg'), '1000000');
    repos.write('images/new.jpg', 'another');
    await repos.editor.askFor('revert', { path: 'images/new.jpg', title: 'x' });
    assert.equal(repos.read('images/new.jpg'), 'a picture');
  });
});

describe('if a commit fails,', () => {
  const failures: Record<string, [code: string, reason: RegExp, prepare: () => void]> = {
    'because of a hook': ['other', /No tea/, () => addHook(repos.folder, 'pre-commit', 'echo No tea; exit 1')],
    'because of a silent hook': ['other', /a hook of/, () => addHook(repos.folder, 'commit-msg', 'exit 1')],
    'because of a lock that stays': ['locked', /index\.lock.*delete/s, () => repos.write('.git/index.lock', '')],
  };
  for (const [name, [code, reason, prepare]] of Object.entries(failures)) {
    it(`${name}, all files are staged as before`, async () => {
      repos.git('add', GROCERY);
      repos.edit(GROCERY, /^summary: .*$/m, 'summary: Other words.');
      repos.write('images/new.jpg', 'a picture');
      repos.write('staged.ts', 'staged');
      repos.git('add', 'staged.ts');
      const readState = () => [repos.status(), repos.git('ls-files', '--stage'), repos.head()];
      const state = readState();
      prepare();
      const result = await repos.fail();
      assert.equal(result.code, code);
      assert.match(result.text, reason);
      assert.deepEqual(readState(), state);
    });
  }

  it('because the disk is full, nothing is lost', async () => {
    const full = 'case "$*" in *"commit --quiet"*) echo "error: No space left on device" >&2; exit 128;; esac';
    const { result } = await withFakeGit(full, repos.fail);
    assert.match(result.text, /No space left on device/);
    assert.match(repos.read(GROCERY), /tea/);
    await repos.publish();
  });
});

describe('while somebody publishes,', () => {
  it('a save waits for nothing, such as a hook that hangs', async () => {
    const shown = await repos.review();
    const { hash } = await repos.editor.askFor<{ hash: string }>('entry', { path: 'services/meat.md', isNew: false });
    addHook(
      repos.folder,
      'pre-commit',
      `touch ${repos.folder}/.git/began; while [ ! -e ${repos.folder}/.git/go ]; do sleep 0.1; done`,
    );
    const publishing = repos.attempt({}, shown);
    while (!existsSync(join(repos.folder, '.git/began'))) await setTimeout(50);
    const edits = [{ path: 'services/meat.md', hash, changes: [{ path: ['lead'], value: 'Meat.' }], isDeleted: false }];
    assert.ok((await repos.editor.askFor<SaveResult>('save', { edits, title: 'Changed Meat' })).saved, 'saved');
    const undo = () => repos.editor.askFor<Answers['undo']>('undo', { isRedo: false });
    assert.equal((await undo()).isPublished, false);
    await repos.editor.askFor('undo', { isRedo: true });
    repos.write('.git/go', '');
    assert.ok((await publishing).published, 'published');
    rmSync(join(repos.folder, '.git/hooks/pre-commit'));
    await repos.publish();
    assert.equal((await undo()).isPublished, true);
  });

  it('`git status` may run all the time', async () => {
    repos.write('images/new.jpg', 'a picture');
    // Each run has to look at the files again, and holds the lock of the index meanwhile.
    const loop = 'while true; do touch content/*.md code.ts; git status > /dev/null; done';
    const other = spawn('sh', ['-c', loop], { cwd: repos.folder, stdio: 'ignore' });
    const { published, problem } = await repos.attempt().finally(() => other.kill());
    await once(other, 'exit');
    assert.ok(published, JSON.stringify(problem));
  });
});

it('a folder of content that looks like a repository is just a folder', async () => {
  for (const folder of ['objects', 'refs']) mkdirSync(join(repos.folder, 'content', folder));
  repos.write('content/HEAD', 'ref: refs/heads/main\n');
  repos.write('content/config', '[core]\n\tbare = true\n\tfsmonitor = touch hacked\n');
  const { files } = await repos.review();
  assert.deepEqual(files.map(({ path }) => path).sort(), ['content/HEAD', 'content/config', GROCERY]);
  await repos.publish({ leftOut: ['content/HEAD', 'content/config'] });
  assert.ok(!existsSync(join(repos.folder, 'hacked')) && !existsSync(join(repos.folder, 'content/hacked')));
});
