/** Publishing to a bare repository on disk, from checkouts in different states. */
import assert from 'node:assert/strict';
import { chmodSync, existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { dirname, join } from 'node:path';
import { before, beforeEach, describe, it } from 'node:test';
import { readFiles, restoreFiles } from '../../../test/support/files.ts';
import { addFile, entryOf, useRealValues } from '../../../test/support/fixture-site.ts';
import { gitIn, makeRepository } from '../../../test/support/repository.ts';
import { startServer } from '../../../test/support/start-server.ts';
import { makeTemporaryFolder } from '../../../test/support/temporary.ts';
import type { PublishChange, PublishRequest, PublishResult, Review } from '../../protocol.ts';
import { openTestEditor, type TestEditor } from './open-editor.ts';

const GROCERY = 'services/grocery.md';
const MEAT = 'services/meat.md';

let editor: TestEditor;
let folder: string;
/** A bare repository. */
let server: string;
/** The files of the checkout and of the server before each test. */
let originals: { root: string; files: Map<string, Buffer> }[];

const git = (...args: string[]) => gitIn(folder, ...args).trimEnd();
const onServer = (...args: string[]) => gitIn(server, ...args).trimEnd();
const published = (path: string) => onServer('show', `main:content/${path}`);
const onDisk = (path: string) => editor.fixture.readContent(path);
const status = () => git('status', '--porcelain');

const ask = <Answer>(name: string, body?: unknown) => editor.askFor<Answer>(name, body);
const review = () => ask<Review>('review');
const listPlaces = async () => (await review()).files.flatMap(({ changes }) => changes.map(({ place }) => place));
const publish = (request: Partial<PublishRequest> = {}) =>
  ask<PublishResult>('publish', { message: 'Change a few words', ...request });
/** Everything that must stay the same if Publish is refused. */
const state = () => [
  git('log', '--format=%H %s', '--all'),
  status(),
  git('stash', 'list'),
  [...readFiles(join(folder, 'content'))].join(),
];

async function assertRefused(code: string, reason: RegExp): Promise<void> {
  const unchanged = state();
  const { problem, published, errors } = await publish();
  assert.deepEqual([problem?.code, published, errors], [code, undefined, []], JSON.stringify(problem));
  assert.match(`${problem?.message} ${problem?.fix}`, reason);
  assert.deepEqual(state(), unchanged);
}

/** Adds a git hook that creates the file `hacked` and fails. */
function addHook(repository: string, name: string): void {
  const file = join(repository, 'hooks', name);
  writeFileSync(file, '#!/bin/sh\ntouch hacked\nexit 1\n');
  chmodSync(file, 0o755);
}

/** Edits a file in another clone, as Bo Field, and pushes it. */
function publishElsewhere(path: string, from: string | RegExp, to: string): void {
  const clone = makeTemporaryFolder('clone');
  gitIn(dirname(clone), 'clone', '--quiet', server, clone);
  const file = join(clone, path);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  assert.notEqual(text.replace(from, to), text, path);
  writeFileSync(file, text.replace(from, to));
  gitIn(clone, 'add', '--all');
  const author = ['-c', 'user.name=Bo Field', '-c', 'user.email=bo@tiny.test'];
  gitIn(clone, ...author, 'commit', '--quiet', '-m', 'Change it elsewhere');
  gitIn(clone, 'push', '--quiet');
}

describe('publish', () => {
  before(async () => {
    editor = await openTestEditor();
    folder = editor.fixture.folder;
    useRealValues(join(folder, 'content'));
    writeFileSync(join(folder, 'code.ts'), 'export {};\n');
    server = makeTemporaryFolder('server');
    gitIn(server, 'init', '--quiet', '--bare', '--initial-branch=main');
    makeRepository(folder, '--all');
    git('remote', 'add', 'origin', server);
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    originals = [folder, server].map((root) => ({ root, files: readFiles(root) }));
  });
  beforeEach(() => {
    for (const { root, files } of originals) restoreFiles(root, files);
    // Makes the index older than all files, so that git reads them again.
    utimesSync(join(folder, '.git/index'), 1, 1);
  });
  const edit = (...change: Parameters<TestEditor['fixture']['edit']>) => editor.fixture.edit(...change);
  const change = () => edit(GROCERY, /^lead: .*$/m, 'lead: Your store gets tea.');

  describe('the review', () => {
    it('lists changed fields with old and new text, under the title of their file', async () => {
      edit('site.md', '(800) 867-5300', '(800) 867-5399');
      change();
      const { files, message, site, problem } = await review();
      const readChange = ({ label, diff }: PublishChange) => [label, ...diff.map(({ text }) => text)];
      assert.deepEqual(Object.fromEntries(files.map(({ title, changes }) => [title, changes.flatMap(readChange)])), {
        Grocery: ['Opening sentence', 'Your store gets coffee, flour and dairy.', 'Your store gets tea.'],
        'The whole site': ['Phone', '(800) 867-5300', '(800) 867-5399'],
      });
      assert.equal(message, 'Change Grocery and the whole site');
      assert.deepEqual([site, problem], ['https://tiny.test/', undefined]);
    });

    it('lists unpushed commits, new and deleted entries, and pictures', async () => {
      change();
      git('commit', '--quiet', '--all', '-m', 'Write of tea');
      addFile(editor.fixture, 'testimonials/ada-lopes.md', entryOf({ name: 'Ada Lopes' }));
      rmSync(join(folder, 'content/testimonials/ana-lopes.md'));
      writeFileSync(join(folder, 'images/new.jpg'), 'a picture');
      const { files, commits } = await review();
      const labels = files.map(({ title, changes }) => `${title}: ${changes.map(({ label }) => label)}`);
      const entries = ['Ada Lopes: New entry', 'Ana Lopes: Deleted entry'];
      assert.deepEqual(labels, ['Grocery: Opening sentence', ...entries, 'new.jpg: New picture']);
      assert.deepEqual(commits, ['Write of tea']);
    });

    it('can revert one field on disk, which Undo undoes', async () => {
      change();
      edit(GROCERY, /^summary: .*$/m, 'summary: Other words.');
      const [file] = (await review()).files;
      const place = file?.changes.find(({ label }) => label === 'Opening sentence')?.place;
      assert.deepEqual(await ask('revert', { place, title: 'Reverted Lead' }), { errors: [] });
      assert.match(onDisk(GROCERY), /gets coffee.*Other words|Other words.*gets coffee/s);
      await ask('undo');
      assert.match(onDisk(GROCERY), /gets tea/);
    });
  });

  describe('the published commit', () => {
    it('has only content and pictures, even if other files are changed or staged', async () => {
      change();
      writeFileSync(join(folder, 'code.ts'), 'half done');
      writeFileSync(join(folder, 'staged.ts'), 'staged');
      git('add', 'staged.ts');
      const { published: result } = await publish({ message: 'Write of tea\n\nMore.' });
      assert.equal(result?.commit, onServer('rev-parse', 'main').slice(0, 8));
      assert.match(published(GROCERY), /gets tea/);
      assert.equal(onServer('log', '-1', '--format=%an %B', 'main'), 'Ada Write of tea\n\nMore.');
      assert.equal(onServer('diff', '--name-only', 'main~', 'main'), 'content/services/grocery.md');
      assert.equal(status(), ' M code.ts\nA  staged.ts');
      assert.deepEqual((await review()).files, []);
    });

    it('does not have the changes that the author leaves out, which stay on disk', async () => {
      change();
      edit(GROCERY, /^summary: .*$/m, 'summary: Other words.');
      edit(MEAT, /^lead: .*$/m, 'lead: Meat of all kinds.');
      const leftOut = (await listPlaces()).filter(({ path, field }) => path === MEAT || field?.join() === 'summary');
      assert.ok((await publish({ leftOut })).published);
      assert.match(published(GROCERY), /gets tea/);
      assert.doesNotMatch(published(GROCERY) + published(MEAT), /Other words|Meat of all/);
      assert.match(onDisk(GROCERY) + onDisk(MEAT), /Other words.*Meat of all/s);
      assert.equal((await review()).files.length, 2);
    });

    it('must pass the checks of a build and of publish-check', async () => {
      edit(GROCERY, /^lead: .*$/m, 'leed: Words.');
      edit('site.md', 'hello@tiny.test', 'hello@example.com');
      const unchanged = state();
      const broken = await publish();
      const codes = broken.errors.map(({ code, path }) => [code, path?.join()]);
      assert.deepEqual(codes, [['unknown-field', 'leed']]);
      edit(GROCERY, 'leed:', 'lead:');
      const { errors, published } = await publish();
      assert.deepEqual([errors.map(({ path }) => path), published], [[['email']], undefined]);
      // Brings the mistake back, which `unchanged` contains.
      edit(GROCERY, 'lead:', 'leed:');
      assert.deepEqual(state(), unchanged);
    });

    it('is not made if nothing has changed', () => assertRefused('nothing', /Nothing differs/));

    it('can have files whose names look like options or commands, which are not run', async () => {
      for (const name of ['--upload-pack=touch hacked', '-rf.jpg', ':(top)x.jpg', '$(touch hacked).jpg', 'a\nb.jpg']) {
        writeFileSync(join(folder, 'images', name), 'a picture');
      }
      const { errors, published } = await publish({ message: '--amend\n$(touch hacked)' });
      assert.ok(published, JSON.stringify(errors));
      assert.match(onServer('ls-tree', '-r', '--name-only', 'main', 'images/'), /--upload-pack=touch hacked/);
      assert.ok(!existsSync(join(folder, 'hacked')));
      assert.equal(onServer('log', '-1', '--format=%s', 'main'), '--amend $(touch hacked)');
    });

    it('is made without running hooks', async () => {
      change();
      const hooks = 'pre-commit commit-msg post-commit pre-push reference-transaction post-index-change';
      for (const hook of hooks.split(' ')) addHook(join(folder, '.git'), hook);
      assert.ok((await publish()).published);
      assert.ok(!existsSync(join(folder, 'hacked')));
    });
  });

  describe('if two people change', () => {
    it('different fields, even on neighboring lines, both changes are published, and other files are updated', async () => {
      const [phone, email] = [/^phone: .*$/m, /^email: .*$/m];
      edit('site.md', phone, 'phone: "(800) 867-5399"');
      publishElsewhere('content/site.md', email, 'email: new@tiny.test');
      publishElsewhere('code.ts', 'export', '// Newer.\nexport');
      assert.ok((await publish()).published);
      assert.match(published('site.md'), /867-5399.*new@tiny\.test/s);
      assert.equal(onServer('log', '--format=%an', '--first-parent', 'main'), 'Ada\nBo Field\nBo Field\nAda');
      assert.equal(onServer('log', '--format=%an %s', '-1', 'main^2'), 'Ada Change a few words');
      assert.match(onDisk('site.md'), /867-5399.*new@tiny\.test/s);
      assert.match(readFileSync(join(folder, 'code.ts'), 'utf8'), /Newer/);
      assert.equal(status(), '');
    });

    it('the same field, both versions are shown, and the chosen one is published', async () => {
      change();
      edit(GROCERY, /^summary: .*$/m, 'summary: Other words.');
      publishElsewhere(`content/${GROCERY}`, /^lead: .*$/m, 'lead: Your store gets milk.');
      const unchanged = status();
      const { conflicts = [], published: result } = await publish();
      const [{ place, ...shown } = assert.fail('no conflict')] = conflicts;
      const versions = { mine: 'Your store gets tea.', theirs: 'Your store gets milk.' };
      assert.deepEqual(shown, { label: 'Opening sentence', title: 'Grocery', ...versions, author: 'Bo Field' });
      assert.equal(result, undefined);
      assert.equal(status(), unchanged);
      assert.match(onDisk(GROCERY), /gets tea/);
      assert.ok((await publish({ chosen: [{ place, version: 'theirs' }] })).published);
      for (const text of [published(GROCERY), onDisk(GROCERY)]) {
        assert.match(text, /gets milk/);
        assert.match(text, /Other words/);
      }
      assert.equal(status(), '');
    });

    it('two files, a change that I leave out stays on disk, and my version of a conflict is published if I choose it', async () => {
      change();
      edit(MEAT, /^lead: .*$/m, 'lead: Meat of all kinds.');
      publishElsewhere(`content/${GROCERY}`, /^summary: .*$/m, 'summary: Their words.');
      publishElsewhere(`content/${MEAT}`, /^lead: .*$/m, 'lead: Their meat.');
      const leftOut = (await listPlaces()).filter(({ path }) => path === GROCERY);
      const [conflict] = (await publish({ leftOut })).conflicts ?? [];
      assert.equal(conflict?.place.path, MEAT);
      assert.ok((await publish({ leftOut, chosen: [{ place: conflict.place, version: 'mine' }] })).published);
      assert.match(published(MEAT), /Meat of all kinds/);
      assert.match(onDisk(GROCERY), /gets tea.*Their words|Their words.*gets tea/s);
      const rest = (await review()).files.map(({ title, changes }) => [title, changes.map(({ label }) => label)]);
      assert.deepEqual(rest, [['Grocery', ['Opening sentence']]]);
    });

    it('the same code file, publishing is refused, and my file is not overwritten', async () => {
      change();
      writeFileSync(join(folder, 'code.ts'), 'half done');
      publishElsewhere('code.ts', 'export', '// Newer.\nexport');
      // Publish fetches, and `state` contains fetched commits. So they must be fetched before.
      git('fetch', '--quiet');
      await assertRefused('other-files', /`code\.ts`.*git stash/);
    });
  });

  describe('is refused with a reason, and changes nothing,', () => {
    beforeEach(change);

    it('outside of a repository', async () => {
      rmSync(join(folder, '.git'), { recursive: true });
      const { problem } = await publish();
      assert.equal(problem?.code, 'no-repository');
      assert.match(problem.fix, /npm run build.*docs\/hosting\.md/);
      assert.equal((await review()).problem?.code, 'no-repository');
      assert.match(onDisk(GROCERY), /gets tea/);
    });

    it('without a server', async () => {
      git('remote', 'remove', 'origin');
      assert.equal((await review()).files.length, 1);
      await assertRefused('no-remote', /npm run build.*docs\/hosting\.md/);
    });

    it('during a rebase', async () => {
      git('stash', '--quiet');
      git('commit', '--quiet', '--allow-empty', '-m', 'Empty');
      git('-c', 'sequence.editor=sed -i s/^pick/edit/', 'rebase', '--quiet', '--interactive', 'HEAD~');
      await assertRefused('unfinished', /rebase.*git rebase --abort/);
      git('rebase', '--abort');
    });

    /** Makes pushes go to another server, which is always one commit ahead, as if somebody pushed after each fetch. */
    const pushAfterEachFetch = () => {
      const ahead = join(makeTemporaryFolder('ahead'), 'site.git');
      gitIn(server, 'clone', '--quiet', '--bare', server, ahead);
      const faster = git('commit-tree', '-p', 'HEAD', '-m', 'Faster', 'HEAD^{tree}');
      git('push', '--quiet', ahead, `${faster}:refs/heads/main`);
      git('config', 'remote.origin.pushurl', ahead);
    };
    const startMerge = () => writeFileSync(join(folder, '.git/MERGE_HEAD'), `${git('rev-parse', 'HEAD')}\n`);
    const setServer = (url: string) => git('remote', 'set-url', 'origin', url);

    for (const [name, prepare, code, reason] of [
      ['with a detached head', () => git('checkout', '--quiet', '--detach'), 'detached', /git switch/],
      ['during a merge', startMerge, 'unfinished', /merge.*git merge --abort/],
      ['if other people always push first', pushAfterEachFetch, 'overtaken', /at the same moment.*Publish again/],
      [
        'if the server refuses the push',
        () => addHook(server, 'pre-receive'),
        'refused',
        /refused it.*pre-receive hook declined/,
      ],
      ['without a network', () => setServer('http://127.0.0.1:1/site.git'), 'no-network', /can’t be reached/],
      ['if the server has no such repository', () => setServer(`${server}-moved`), 'no-server', /git remote -v/],
    ] as const) {
      it(name, async () => {
        prepare();
        await assertRefused(code, reason);
      });
    }

    it('if git has no name and e-mail address, until the author gives them', async () => {
      git('config', '--unset', 'user.name');
      git('config', '--unset', 'user.email');
      await assertRefused('no-author', /your name/);
      assert.ok((await publish({ author: { name: 'Eve Fox', email: 'eve@tiny.test' } })).published);
      assert.equal(onServer('log', '-1', '--format=%an <%ae> %cn', 'main'), 'Eve Fox <eve@tiny.test> Eve Fox');
      const { status } = await editor.ask('publish', { message: 'x', author: { name: 'a\nb', email: '<' } });
      assert.equal(status, 400);
    });

    it('if the sign-in has expired', async () => {
      const refuse: RequestListener = (_, response) => response.writeHead(401, { 'WWW-Authenticate': 'Basic' }).end();
      const { port, close } = await startServer(refuse);
      setServer(`http://ada:secret@127.0.0.1:${port}/site.git`);
      await assertRefused('not-signed-in', /sign-in.*git push/);
      assert.doesNotMatch(JSON.stringify(await review()), /secret/);
      await close();
    });

    it('without git', async () => {
      const { PATH } = process.env;
      process.env.PATH = '';
      try {
        assert.equal((await review()).problem?.code, 'no-git');
        assert.equal((await publish()).problem?.code, 'no-git');
      } finally {
        process.env.PATH = PATH;
      }
    });
  });
});
