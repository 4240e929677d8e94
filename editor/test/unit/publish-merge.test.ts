/** Publishing when others have published, too. */
import assert from 'node:assert/strict';
import { chmodSync, cpSync, existsSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { before, beforeEach, describe, it } from 'node:test';
import {
  addHook,
  choose,
  editIn,
  GROCERY,
  MEAT,
  openRepositories,
  type Repositories,
  SITE,
  withFakeGit,
  writeIn,
} from './repositories.ts';

const LEAD = /^lead: .*$/m;
const TESTIMONIALS = 'content/testimonials';

let repos: Repositories;
before(async () => {
  repos = await openRepositories();
});
beforeEach(() => {
  repos.reset();
  repos.edit(GROCERY, LEAD, 'lead: Your store gets tea.');
});

const elsewhere = (path: string, from: string | RegExp, to: string) =>
  repos.publishElsewhere((folder) => editIn(folder, path, from, to));
const elsewhereMilk = () => elsewhere(GROCERY, LEAD, 'lead: Your store gets milk.');
/** Tries to publish, and asserts that branch, index and files stay as they are. */
const refuse = async (...request: Parameters<Repositories['fail']>) => {
  const readState = () => [repos.status(), repos.git('rev-parse', 'HEAD'), repos.git('ls-files', '--stage')];
  const before = readState();
  const result = await repos.fail(...request);
  assert.deepEqual(readState(), before, result.text);
  return result;
};
const linkTestimonials = (folder: string) => {
  rmSync(join(folder, TESTIMONIALS), { recursive: true });
  symlinkSync('..', join(folder, TESTIMONIALS));
};

describe('if two people change', () => {
  it('things that don’t go together, the check of the merged site says so, and it stays unpublished', async () => {
    cpSync(join(repos.folder, 'images/produce.jpg'), join(repos.folder, 'images/bakery.jpg'));
    await repos.publish();
    repos.edit(GROCERY, /src: \S+/, 'src: bakery.jpg,');
    repos.publishElsewhere((folder) => rmSync(join(folder, 'images/bakery.jpg')));
    assert.match(JSON.stringify((await refuse()).errors), /bakery\.jpg/);
    repos.edit(GROCERY, 'src: bakery.jpg', 'src: produce.jpg');
    await repos.publish();
    assert.ok(!existsSync(join(repos.folder, 'images/bakery.jpg')));
  });
});

describe('a file under a new name is a new file:', () => {
  const GROCERIES = 'content/services/groceries.md';
  const rename = (folder: string) => {
    renameSync(join(folder, GROCERY), join(folder, GROCERIES));
    editIn(folder, GROCERIES, /^title: .*$/m, 'title: Groceries');
    editIn(folder, GROCERIES, /^description: /m, 'description: Groceries. ');
  };
  const renameHere = () => {
    rename(repos.folder);
    elsewhereMilk();
  };
  const renameElsewhere = () => repos.publishElsewhere(rename);
  type Ends = readonly [old: RegExp | undefined, renamed: RegExp];
  /** Who renames, and, with mine and with theirs, what both files have in the end; nothing if the old one is deleted. */
  const cases: [name: string, prepare: () => void, mine: Ends, theirs: Ends][] = [
    ['renamed here', renameHere, [undefined, /gets tea/], [/gets milk/, /gets tea/]],
    ['renamed by others', renameElsewhere, [/gets tea/, /gets coffee/], [undefined, /gets coffee/]],
  ];
  const readPublished = (path: string) =>
    repos.onServer('ls-tree', '--name-only', 'main', path) === '' ? undefined : repos.published(path);
  for (const [name, prepare, ...ends] of cases) {
    it(`${name}, with each choice`, async () => {
      prepare();
      const { conflicts = [] } = await refuse();
      const [goBack, shown] = [repos.remember(), await repos.review()];
      for (const [index, [old, renamed]] of ends.entries()) {
        goBack();
        await repos.publish({ chosen: choose(conflicts, index === 0 ? 'mine' : 'theirs') }, shown);
        assert.match(repos.published(GROCERIES), renamed);
        if (old) assert.match(repos.published(GROCERY), old);
        else assert.equal(readPublished(GROCERY), undefined);
        assert.equal(existsSync(join(repos.folder, GROCERY)), old !== undefined);
        assert.equal(repos.status(), '');
      }
    });
  }

  it('new here and by others under one name, it is left to a developer', async () => {
    rename(repos.folder);
    repos.publishElsewhere((folder) => cpSync(join(folder, MEAT), join(folder, GROCERIES)));
    assert.match((await refuse()).text, /groceries\.md.*git pull/);
    assert.match(repos.read(GROCERIES), /gets tea/);
  });

  it('in a folder that is renamed here, it stays where others have added it', async () => {
    repos.publishElsewhere((folder) => {
      for (const name of ['a', 'b']) writeIn(folder, `notes/${name}.txt`, `${name}\n`.repeat(20));
    });
    repos.git('pull', '--quiet');
    renameSync(join(repos.folder, 'notes'), join(repos.folder, 'papers'));
    repos.git('add', '--all', 'notes', 'papers');
    repos.git('commit', '--quiet', '-m', 'Move the notes', '--', 'notes', 'papers');
    repos.publishElsewhere((folder) => writeIn(folder, 'notes/new.txt', 'new'));
    await repos.publish();
    assert.equal(readPublished('papers/new.txt'), undefined);
    assert.equal(readPublished('notes/new.txt'), 'new');
  });
});

describe('a conflict', () => {
  const listConflicts = async () => (await refuse()).conflicts ?? [];
  // What is deleted is tested above, where it also gets another name.
  it('in a field can be resolved with either version', async () => {
    elsewhereMilk();
    const conflicts = await listConflicts();
    const [goBack, shown] = [repos.remember(), await repos.review()];
    for (const version of ['mine', 'theirs'] as const) {
      goBack();
      await repos.publish({ chosen: choose(conflicts, version) }, shown);
      const expected = version === 'mine' ? /gets tea/ : /gets milk/;
      assert.equal(repos.status(), '');
      for (const read of [repos.published, repos.read]) assert.match(read(GROCERY), expected);
    }
  });

  it('shows both texts, and is asked again if others have changed it again', async () => {
    elsewhereMilk();
    const [conflict, ...others] = await listConflicts();
    assert.ok(conflict && others.length === 0);
    const { id, ...shown } = conflict;
    const texts = [{ label: 'Opening sentence', mine: 'Your store gets tea.', theirs: 'Your store gets milk.' }];
    assert.deepEqual(shown, { title: 'Grocery', author: 'Bo Field', texts });
    elsewhere(GROCERY, LEAD, 'lead: Your store gets rum.');
    const { conflicts } = await refuse({ chosen: { [id]: 'theirs' } });
    assert.equal(conflicts?.[0]?.texts[0]?.theirs, 'Your store gets rum.');
  });

  it('of a picture says how large both are', async () => {
    repos.write('images/new.jpg', 'm'.repeat(3000));
    repos.publishElsewhere((folder) => writeIn(folder, 'images/new.jpg', 't'.repeat(5000)));
    const [conflict] = await listConflicts();
    assert.deepEqual([conflict?.title, conflict?.picture], ['new.jpg', 'new.jpg']);
    assert.match(JSON.stringify(conflict?.texts), /3 KB.*5 KB/);
    await repos.publish({ chosen: { [conflict?.id ?? '']: 'theirs' } });
    assert.match(repos.published('images/new.jpg'), /^t+$/);
  });

  it('of code is left to a developer', async () => {
    repos.write('code.ts', 'export const mine = 1;\n');
    repos.git('commit', '--quiet', '-m', 'Mine', '--', 'code.ts');
    elsewhere('code.ts', /.*/, 'export const theirs = 1;');
    const { code, text } = await refuse();
    assert.equal(code, 'conflict');
    assert.match(text, /`code\.ts`.*git pull/);
  });
});

describe('a file that git would overwrite stays as it is, and nothing is published:', () => {
  const NEW = `${TESTIMONIALS}/new.md`;
  const writeElsewhere = (path: string) => (folder: string) => writeIn(folder, path, '---\nname: New\n---\nFresh.\n');
  const ignore = (pattern: string, path = pattern) => {
    repos.write('.git/info/exclude', `${pattern}\n`);
    repos.write(path, 'mine');
  };
  /** The path that must stay, how the author changes it, what others publish, and the reason that is shown. */
  const cases: Record<string, [string, () => void, (folder: string) => void, RegExp]> = {
    'an untracked file': [NEW, () => repos.write(NEW, 'mine'), writeElsewhere(NEW), /testimonials\/new\.md/],
    'an ignored file': ['p.txt', () => ignore('p.txt'), writeElsewhere('p.txt'), /`p\.txt`/],
    'a file where others have a folder': ['notes', () => ignore('notes'), writeElsewhere('notes/a'), /`notes\/a`/],
    'a folder where others have a file': [
      'notes/a/b.txt',
      () => ignore('notes', 'notes/a/b.txt'),
      writeElsewhere('notes'),
      /`notes`/,
    ],
    'in a folder that others have replaced by a link': [
      `${TESTIMONIALS}/.draft.md`,
      () => ignore('.draft.md', `${TESTIMONIALS}/.draft.md`),
      (folder) => {
        cpSync(join(folder, TESTIMONIALS), join(folder, 'content/said'), { recursive: true });
        linkTestimonials(folder);
      },
      /content\/testimonials/,
    ],
    'a file that the author leaves out': [
      MEAT,
      () => repos.edit(MEAT, LEAD, 'lead: Not ready.'),
      (folder) => editIn(folder, MEAT, /^summary: .*$/m, 'summary: Theirs.'),
      /content\/services\/meat\.md.*back to what is published/s,
    ],
    'uncommitted code': [
      'code.ts',
      () => repos.write('code.ts', 'half done'),
      writeElsewhere('code.ts'),
      /code\.ts.*developer/s,
    ],
  };
  for (const [name, [kept, prepare, theirs, reason]] of Object.entries(cases)) {
    it(name, async () => {
      prepare();
      const content = repos.read(kept);
      repos.publishElsewhere(theirs);
      const { errors, text } = await refuse({ leftOut: [kept] });
      assert.match(JSON.stringify(errors) + text, reason);
      assert.equal(repos.read(kept), content);
    });
  }

  it('what is staged, though the file is as it was', async () => {
    const meat = repos.read(MEAT);
    repos.edit(MEAT, LEAD, 'lead: Not ready.');
    repos.git('add', MEAT);
    repos.write(MEAT, meat);
    elsewhere(MEAT, LEAD, 'lead: Theirs.');
    assert.match((await refuse()).text, /content\/services\/meat\.md.*ask a developer/);
  });

  it('a folder that others have replaced by a link is refused by the check', async () => {
    repos.publishElsewhere(linkTestimonials);
    assert.match(JSON.stringify((await refuse()).errors), /content\/testimonials".*not a file/);
  });

  it('a deletion that the author leaves out, and others have changed the file', async () => {
    rmSync(join(repos.folder, MEAT));
    elsewhere(MEAT, LEAD, 'lead: Theirs.');
    assert.match((await refuse({ leftOut: [MEAT] })).text, /content\/services\/meat\.md/);
    assert.ok(!existsSync(join(repos.folder, MEAT)));
  });
});

describe('a merge', () => {
  it('brings the new version of a picture that is executable only here', async () => {
    repos.write('images/new.jpg', 'one');
    for (const path of ['images/new.jpg', SITE]) chmodSync(join(repos.folder, path), 0o755);
    await repos.publish();
    repos.publishElsewhere((folder) => {
      writeIn(folder, 'images/new.jpg', 'two');
      editIn(folder, SITE, /^email: .*$/m, 'email: new@tiny.test');
    });
    repos.edit(MEAT, LEAD, 'lead: All meat.');
    const { problem } = await repos.attempt();
    assert.deepEqual([problem?.message, repos.read('images/new.jpg')], [undefined, 'two']);
  });

  const elsewhereSite = () => elsewhere(SITE, /^email: .*$/m, 'email: new@tiny.test');

  it('leaves what is staged as it is', async () => {
    repos.write('staged.ts', 'half done');
    repos.git('add', 'staged.ts');
    elsewhereSite();
    await repos.publish();
    assert.equal(repos.status(), 'A  staged.ts');
  });

  it('does not follow settings that would drop the work of others', async () => {
    repos.git('config', 'branch.main.mergeOptions', '-s ours');
    elsewhereSite();
    await repos.publish();
    assert.match(repos.published(SITE), /new@tiny\.test/);
    assert.match(repos.published(GROCERY), /gets tea/);
  });

  it('runs no hook while the files of the author change, which would hold up saves', async () => {
    const isBranch = '[ "$1" = prepared ] && grep --quiet " refs/heads/"';
    addHook(repos.folder, 'reference-transaction', `if ${isBranch}; then touch .git/ran; fi`);
    elsewhereSite();
    await repos.publish();
    assert.ok(!existsSync(join(repos.folder, '.git/ran')));
  });

  it('is published without what a hook commits after it', async () => {
    addHook(repos.folder, 'post-merge', 'echo more > more.ts; git add more.ts; git commit --quiet -m More');
    elsewhereSite();
    await repos.publish();
    assert.equal(repos.onServer('ls-tree', '--name-only', 'main', 'more.ts'), '');
  });
});

describe('if a merge fails,', () => {
  const leftOut = [MEAT];
  const prepare = (isConflict: boolean) => {
    repos.edit(MEAT, LEAD, 'lead: Not ready.');
    if (isConflict) elsewhereMilk();
    else elsewhere(SITE, /^email: .*$/m, 'email: new@tiny.test');
  };

  it('because of a hook, all is as before it', async () => {
    prepare(true);
    const { conflicts = [] } = await refuse({ leftOut });
    const chosen = choose(conflicts, 'theirs');
    addHook(repos.folder, 'pre-commit', 'echo No merges today.; exit 1');
    assert.match((await refuse({ leftOut, chosen })).text, /No merges today/);
    rmSync(join(repos.folder, '.git/hooks/pre-commit'));
    await repos.publish({ leftOut, chosen });
    assert.match(repos.read(MEAT), /Not ready/);
  });

  it('because the disk is full, all is as before it', async () => {
    prepare(false);
    for (const command of [' worktree add ', ' merge --strategy']) {
      const say = 'echo "error: unable to write file: No space left on device"';
      const fail = `case "$*" in *"${command}"*) ${say} >&2; exit 128;; esac`;
      const { result } = await withFakeGit(fail, () => refuse({ leftOut }));
      assert.match(result.text, /No space left/);
      assert.equal(repos.git('worktree', 'list').split('\n').length, 1);
    }
  });

  it('because a hook changes what is merged, it is not published', async () => {
    prepare(false);
    const isMerge = '[ -e "$(git rev-parse --git-path MERGE_HEAD)" ]';
    addHook(repos.folder, 'pre-commit', `if ${isMerge}; then echo hacked > hacked.ts; git add hacked.ts; fi`);
    assert.equal((await refuse({ leftOut })).code, 'changed');
  });
});
