/** Review, commit and push, to a bare repository on disk. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { before, beforeEach, describe, it } from 'node:test';
import { addFile, formatEntry } from '../../../test/support/fixture-site.ts';
import { gitIn } from '../../../test/support/repository.ts';
import type { PublishChange, SaveResult } from '../../protocol.ts';
import { addHook, GROCERY, MEAT, openRepositories, type Repositories, SITE, withFakeGit } from './repositories.ts';

const LEAD = /^lead: .*$/m;

let repos: Repositories;
before(async () => {
  repos = await openRepositories();
});
beforeEach(() => repos.reset());

const change = () => repos.edit(GROCERY, LEAD, 'lead: Your store gets tea.');
const serverHead = () => repos.onServer('rev-parse', 'main');
const publishedFiles = () => repos.onServer('ls-tree', '-r', '--name-only', 'main').split('\n');
const getProblem = async (...request: Parameters<Repositories['publish']>) => {
  const { problem, ...result } = await repos.publish(...request);
  assert.ok(problem, JSON.stringify(result));
  return { ...result, ...problem, text: `${problem.message} ${problem.fix}` };
};

describe('the review', () => {
  it('lists changed fields with old and new text, under the title of their file', async () => {
    repos.edit(SITE, '(800) 867-5300', '(800) 867-5399');
    change();
    const { files, site, target, problem } = await repos.review();
    const readChange = ({ label, diff }: PublishChange) => [label, ...diff.map(({ text }) => text)];
    assert.deepEqual(Object.fromEntries(files.map(({ title, changes }) => [title, changes.flatMap(readChange)])), {
      Grocery: ['Opening sentence', 'Your store gets coffee, flour and dairy.', 'Your store gets tea.'],
      'The whole site': ['Phone', '(800) 867-5300', '(800) 867-5399'],
    });
    assert.deepEqual([site, target, problem], ['https://tiny.test/', `${repos.server}, branch main`, undefined]);
  });

  it('lists commits that were never pushed, with all their files', async () => {
    change();
    repos.write('code.ts', 'export const tea = 1;\n');
    repos.git('commit', '--quiet', '--all', '-m', 'Write of tea');
    const { files, commits } = await repos.review();
    assert.deepEqual(files, []);
    const [commit] = commits;
    assert.deepEqual([commit?.subject, commit?.author, commit?.files], ['Write of tea', 'Ada', ['code.ts', GROCERY]]);
  });

  it('lists new and deleted entries with their text, and pictures', async () => {
    addFile(repos.editor.fixture, 'testimonials/ada-lopes.md', formatEntry({ name: 'Ada Lopes' }, 'Fresh.'));
    rmSync(join(repos.folder, 'content/testimonials/ana-lopes.md'));
    repos.write('images/new.jpg', 'a picture');
    const { files } = await repos.review();
    const labels = files.map(({ title, changes }) => `${title}: ${changes.map(({ label }) => label)}`);
    assert.deepEqual(labels.sort(), ['Ada Lopes: New entry', 'Ana Lopes: Deleted entry', 'new.jpg: New picture']);
    assert.match(JSON.stringify(files), /Fresh/);
  });

  it('can bring back the published version of a file, which Undo takes back', async () => {
    change();
    repos.git('commit', '--quiet', '--all', '-m', 'Write of tea');
    repos.edit(GROCERY, /^summary: .*$/m, 'summary: Other words.');
    await repos.editor.askFor('revert', { path: GROCERY, title: 'Grocery: back' });
    assert.equal(repos.read(GROCERY).trimEnd(), repos.published(GROCERY));
    await repos.editor.askFor('undo');
    assert.match(repos.read(GROCERY), /tea.*Other words|Other words.*tea/s);
    assert.equal((await repos.editor.ask('revert', { path: 'code.ts', title: 'x' })).status, 409);
  });

  it('says which used files only this computer has', async () => {
    repos.write('.git/info/exclude', 'content/testimonials/secret.md\nimages/unused.jpg\n');
    addFile(repos.editor.fixture, 'testimonials/secret.md', formatEntry({ name: 'Eve' }));
    repos.write('images/unused.jpg', 'a picture');
    const { onlyHere, files } = await repos.review();
    assert.deepEqual([onlyHere, files], [['content/testimonials/secret.md'], []]);
  });
});

describe('what the review does not show is not published:', () => {
  const untracked: [name: string, path: string, add: (file: string) => void][] = [
    ['a hidden file', 'content/.DS_Store', () => repos.write('content/.DS_Store', 'x')],
    ['a hidden folder', 'content/.obsidian/app.md', () => repos.write('content/.obsidian/app.md', 'x')],
    ['a link', 'content/services/link.md', (file) => symlinkSync(join(repos.folder, 'code.ts'), file)],
    ['a link to a folder', 'content/linked', (file) => symlinkSync(repos.server, file)],
    [
      'another repository',
      'content/other/a.md',
      (file) => {
        repos.write('content/other/a.md', 'x');
        gitIn(join(file, '..'), 'init', '--quiet');
      },
    ],
  ];
  for (const [name, path, add] of untracked) {
    it(name, async () => {
      change();
      add(join(repos.folder, path));
      assert.deepEqual(
        (await repos.review()).files.map((file) => file.path),
        [GROCERY],
      );
      const { published, errors } = await repos.publish();
      assert.ok(published, JSON.stringify(errors));
      assert.equal(repos.onServer('diff', '--name-only', 'main~', 'main'), GROCERY);
      assert.ok(existsSync(join(repos.folder, path)));
    });
  }

  it('what has changed since', async () => {
    change();
    const shown = await repos.review();
    repos.edit(MEAT, LEAD, 'lead: Meat of all kinds.');
    const { review, published, problem } = await repos.publish({}, shown);
    assert.deepEqual([published, problem, review?.files.length], [undefined, undefined, 2]);
    repos.git('commit', '--quiet', '--all', '-m', 'By a developer');
    const again = await repos.publish({}, review);
    assert.deepEqual(
      again.review?.commits.map(({ subject }) => subject),
      ['By a developer'],
    );
    assert.equal(serverHead(), repos.git('rev-parse', 'HEAD~'));
  });

  it('what a hook adds or changes', async () => {
    change();
    addHook(repos.folder, 'pre-commit', `echo hacked > hacked.md; git add hacked.md`);
    const before = serverHead();
    const result = await getProblem();
    assert.deepEqual([result.code, result.isSaved, serverHead()], ['changed', true, before]);
    assert.match(result.text, /`hacked\.md`.*hook/);
    // The author can see it now.
    assert.deepEqual(result.review?.commits[0]?.files, [GROCERY, 'hacked.md']);
    assert.ok((await repos.publish()).published);
  });
});

describe('the published commit', () => {
  it('has only the shown files, even if others are changed or staged', async () => {
    change();
    repos.write('code.ts', 'half done');
    repos.write('staged.ts', 'staged');
    repos.git('add', 'staged.ts');
    const { published } = await repos.publish();
    assert.equal(published?.commit, serverHead().slice(0, 8));
    assert.match(repos.published(GROCERY), /gets tea/);
    assert.equal(repos.onServer('log', '-1', '--format=%an %B', 'main'), 'Ada Change Grocery');
    assert.equal(repos.onServer('diff', '--name-only', 'main~', 'main'), GROCERY);
    assert.equal(repos.status(), ' M code.ts\nA  staged.ts');
    assert.deepEqual((await repos.review()).files, []);
  });

  it('does not have the files that the author leaves out, which stay on disk', async () => {
    const [added, deleted] = ['content/testimonials/ada-lopes.md', 'content/testimonials/ana-lopes.md'];
    change();
    repos.edit(MEAT, LEAD, 'lead: Meat of all kinds.');
    // Unfinished: a build with it would fail.
    repos.write(added, formatEntry({ nme: 'Ada Lopes' }));
    rmSync(join(repos.folder, deleted));
    const leftOut = [MEAT, added, deleted];
    const { published, errors } = await repos.publish({ leftOut });
    assert.ok(published, JSON.stringify(errors));
    assert.equal(repos.onServer('diff', '--name-only', 'main~', 'main'), GROCERY);
    assert.equal(repos.onServer('log', '-1', '--format=%s', 'main'), 'Change Grocery');
    assert.deepEqual((await repos.review()).files.map(({ path }) => path).sort(), leftOut.sort());
  });

  it('passes the checks of a build without what is left out or ignored', async () => {
    repos.write('images/tea.jpg', Buffer.from(gitIn(repos.folder, 'show', 'HEAD:code.ts')));
    repos.edit(GROCERY, /src: \S+/, 'src: tea.jpg');
    const before = serverHead();
    for (const ignored of ['', 'images/tea.jpg\n']) {
      repos.write('.git/info/exclude', ignored);
      const { errors } = await repos.publish({ leftOut: ['images/tea.jpg'] });
      assert.match(JSON.stringify(errors), /tea\.jpg/);
    }
    assert.deepEqual([serverHead(), repos.git('rev-parse', 'HEAD')], [before, before]);
  });

  it('may have sample values, which the result counts', async () => {
    repos.edit('content/testimonials/ana-lopes.md', /^name:/m, 'sample: true\nname:');
    assert.equal((await repos.publish()).published?.samples, 1);
  });

  it('can have files whose names look like options or commands, which are not run', async () => {
    for (const name of [
      '--upload-pack=touch hacked',
      '-rf.jpg',
      ':(top)x.jpg',
      '$(touch hacked).jpg',
      'a\nb.jpg',
      '*.jpg',
    ])
      repos.write(`images/${name}`, 'a picture');
    const { problem, published } = await repos.publish();
    assert.ok(published, JSON.stringify(problem));
    assert.match(publishedFiles().join('\n'), /--upload-pack=touch hacked/);
    assert.ok(!existsSync(join(repos.folder, 'hacked')));
  });

  it('names the author whom git does not know', async () => {
    change();
    repos.git('config', '--unset', 'user.name');
    repos.git('config', '--unset', 'user.email');
    assert.equal((await getProblem()).code, 'no-author');
    assert.equal(repos.status(), ` M ${GROCERY}`);
    assert.ok((await repos.publish({ author: { name: 'Eve Fox', email: 'eve@tiny.test' } })).published);
    assert.equal(repos.onServer('log', '-1', '--format=%an <%ae> %cn', 'main'), 'Eve Fox <eve@tiny.test> Eve Fox');
    const request = { fingerprint: '', author: { name: 'a\nb', email: '<' } };
    assert.equal((await repos.editor.ask('publish', request)).status, 400);
  });

  it('is made with filters such as Git LFS', async () => {
    repos.write('.git/info/attributes', '*.jpg filter=lfs\n');
    repos.write('images/new.jpg', 'a picture');
    assert.equal((await repos.review()).problem?.code, 'no-lfs');
    repos.git('config', 'filter.lfs.clean', 'tr a-z A-Z');
    repos.git('config', 'filter.lfs.smudge', 'tr A-Z a-z');
    assert.ok((await repos.publish()).published);
    assert.equal(repos.published('images/new.jpg'), 'A PICTURE');
    repos.write('images/new.jpg', 'another');
    await repos.editor.askFor('revert', { path: 'images/new.jpg', title: 'x' });
    assert.equal(repos.read('images/new.jpg'), 'a picture');
  });
});

describe('if a commit fails,', () => {
  const failures: Record<string, [code: string, reason: RegExp, prepare: () => void]> = {
    'because of a hook': [
      'other',
      /No tea here/,
      () => addHook(repos.folder, 'pre-commit', 'echo No tea here; exit 1'),
    ],
    'because of a hook that says nothing': [
      'other',
      /a hook of this repository/,
      () => addHook(repos.folder, 'commit-msg', 'exit 1'),
    ],
    'because of a lock that stays': ['locked', /index\.lock.*delete/s, () => repos.write('.git/index.lock', '')],
    'because it can’t be signed': [
      'not-signed',
      /signs its commits/,
      () => {
        repos.git('config', 'commit.gpgSign', 'true');
        repos.git('config', 'gpg.program', 'false');
      },
    ],
  };
  for (const [name, [code, reason, prepare]] of Object.entries(failures)) {
    it(`${name}, all files are staged as before`, async () => {
      change();
      repos.git('add', GROCERY);
      repos.edit(GROCERY, /^summary: .*$/m, 'summary: Other words.');
      repos.write('images/new.jpg', 'a picture');
      repos.write('staged.ts', 'staged');
      repos.git('add', 'staged.ts');
      const index = repos.git('ls-files', '--stage');
      const [status, head] = [repos.status(), serverHead()];
      prepare();
      const result = await getProblem();
      assert.equal(result.code, code);
      assert.match(result.text, reason);
      assert.deepEqual([repos.status(), repos.git('ls-files', '--stage'), serverHead()], [status, index, head]);
      assert.equal(result.isSaved, false);
    });
  }

  it('because the disk is full, nothing is lost', async () => {
    change();
    const full = 'case "$*" in *"commit --quiet"*) echo "error: No space left on device" >&2; exit 128;; esac';
    const { result } = await withFakeGit(full, () => getProblem());
    assert.equal(result.code, 'disk-full');
    assert.match(repos.read(GROCERY), /tea/);
    assert.ok((await repos.publish()).published);
  });
});

describe('while somebody publishes,', () => {
  it('a second window gets a new review', async () => {
    change();
    const shown = await repos.review();
    const [first, second] = await Promise.all([repos.publish({}, shown), repos.publish({}, shown)]);
    assert.ok(first?.published);
    assert.deepEqual([second?.published, second?.review?.files], [undefined, []]);
  });

  it('a save waits', async () => {
    change();
    const shown = await repos.review();
    const { hash } = await repos.editor.askFor<{ hash: string }>('entry', { path: 'services/meat.md' });
    const publishing = repos.publish({}, shown);
    const edits = [{ path: 'services/meat.md', hash, changes: [{ path: ['lead'], value: 'Meat.' }] }];
    const saving = repos.editor.askFor<SaveResult>('save', { edits, title: 'Changed Meat' });
    const first = await Promise.race([publishing.then(() => 'published'), saving.then(() => 'saved')]);
    assert.equal(first, 'published');
    assert.ok((await saving).saved);
  });

  it('`git status` may run all the time', async () => {
    change();
    repos.write('images/new.jpg', 'a picture');
    // Each run has to look at the files again, and holds the lock of the index meanwhile.
    const loop = 'while true; do touch content/*.md code.ts; git status > /dev/null; done';
    const other = spawn('sh', ['-c', loop], { cwd: repos.folder, stdio: 'ignore' });
    const { published, problem } = await repos.publish().finally(() => other.kill());
    await once(other, 'exit');
    assert.ok(published, JSON.stringify(problem));
  });
});

it('a folder of content that looks like a repository is just a folder', async () => {
  change();
  for (const folder of ['objects', 'refs']) mkdirSync(join(repos.folder, 'content', folder));
  repos.write('content/HEAD', 'ref: refs/heads/main\n');
  repos.write('content/config', '[core]\n\tbare = true\n\tfsmonitor = touch hacked\n');
  const { files } = await repos.review();
  assert.deepEqual(files.map(({ path }) => path).sort(), ['content/HEAD', 'content/config', GROCERY]);
  assert.match(JSON.stringify((await repos.publish()).errors), /content\/HEAD/);
  assert.ok((await repos.publish({ leftOut: ['content/HEAD', 'content/config'] })).published);
  assert.ok(!existsSync(join(repos.folder, 'hacked')) && !existsSync(join(repos.folder, 'content/hacked')));
});
