/** Publishing when others have published, too. */
import assert from 'node:assert/strict';
import { cpSync, existsSync, lstatSync, renameSync, rmSync, symlinkSync } from 'node:fs';
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
const saveOnly = async (...request: Parameters<Repositories['fail']>) => {
  const result = await repos.fail(...request);
  assert.ok(result.isSaved, result.text);
  return result;
};
const linkTestimonials = (folder: string) => {
  rmSync(join(folder, TESTIMONIALS), { recursive: true });
  symlinkSync('..', join(folder, TESTIMONIALS));
};

describe('if two people change', () => {
  it('the name of an entry and a field of it, both are published', async () => {
    const renamed = 'content/services/groceries.md';
    repos.git('checkout', '--quiet', '--', GROCERY);
    renameSync(join(repos.folder, GROCERY), join(repos.folder, renamed));
    elsewhereMilk();
    await repos.publish();
    assert.match(repos.published(renamed), /gets milk/);
  });

  it('things that don’t go together, the check of the merged site says so, and it stays unpublished', async () => {
    cpSync(join(repos.folder, 'images/produce.jpg'), join(repos.folder, 'images/bakery.jpg'));
    await repos.publish();
    repos.edit(GROCERY, /src: \S+/, 'src: bakery.jpg,');
    repos.publishElsewhere((folder) => rmSync(join(folder, 'images/bakery.jpg')));
    assert.match(JSON.stringify((await saveOnly()).errors), /bakery\.jpg/);
    repos.edit(GROCERY, 'src: bakery.jpg', 'src: produce.jpg');
    await repos.publish();
    assert.ok(!existsSync(join(repos.folder, 'images/bakery.jpg')));
  });
});

describe('a conflict', () => {
  const listConflicts = async () => {
    const { conflicts = [] } = await saveOnly();
    // No file has changed.
    assert.equal(repos.status(), '');
    return conflicts;
  };
  const remove = (folder: string) => rmSync(join(folder, GROCERY));
  const removeElsewhere = () => repos.publishElsewhere(remove);
  const removeHere = () => {
    remove(repos.folder);
    elsewhereMilk();
  };
  /** What happens, what is chosen, and what the file has in the end; nothing if it is deleted. */
  const choices: [name: string, prepare: () => void, version: 'mine' | 'theirs', expected?: RegExp][] = [
    ['in a field', elsewhereMilk, 'mine', /gets tea/],
    ['in a field', elsewhereMilk, 'theirs', /gets milk/],
    ['with an entry that others have deleted', removeElsewhere, 'mine', /gets tea/],
    ['with an entry that others have deleted', removeElsewhere, 'theirs'],
    ['with an entry that the author has deleted', removeHere, 'mine'],
    ['with an entry that the author has deleted', removeHere, 'theirs', /gets milk/],
  ];
  for (const [name, prepare, version, expected] of choices) {
    it(`${name} can be resolved with ${version}`, async () => {
      prepare();
      await repos.publish({ chosen: choose(await listConflicts(), version) });
      assert.equal(repos.status(), '');
      if (expected) {
        assert.match(repos.published(GROCERY), expected);
        assert.match(repos.read(GROCERY), expected);
      } else {
        assert.equal(repos.onServer('ls-tree', '--name-only', 'main', GROCERY), '');
        assert.ok(!existsSync(join(repos.folder, GROCERY)));
      }
    });
  }

  it('shows both texts, and is asked again if others have changed it again', async () => {
    elsewhereMilk();
    const [conflict, ...others] = await listConflicts();
    assert.ok(conflict && others.length === 0);
    const { id, ...shown } = conflict;
    const texts = [{ label: 'Opening sentence', mine: 'Your store gets tea.', theirs: 'Your store gets milk.' }];
    assert.deepEqual(shown, { title: 'Grocery', author: 'Bo Field', texts });
    elsewhere(GROCERY, LEAD, 'lead: Your store gets rum.');
    const { conflicts } = await saveOnly({ chosen: { [id]: 'theirs' } });
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
    const { code, text } = await saveOnly();
    assert.equal(code, 'conflict');
    assert.match(text, /`code\.ts`.*git pull/);
    assert.equal(repos.status(), '');
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
    'an untracked folder': ['notes/a', () => repos.write('notes/a', 'mine'), writeElsewhere('notes'), /notes/],
    'an ignored file': ['p.txt', () => ignore('p.txt'), writeElsewhere('p.txt'), /`p\.txt` is here/],
    'a file where others have a folder': ['notes', () => ignore('notes'), writeElsewhere('notes/a'), /`notes` is here/],
    'a folder where others have a file': [
      'notes/a/b.txt',
      () => ignore('notes', 'notes/a/b.txt'),
      writeElsewhere('notes'),
      /`notes\/a\/b\.txt` is here/,
    ],
    'in a folder that others have replaced by a link': [
      `${TESTIMONIALS}/.draft.md`,
      () => ignore('.draft.md', `${TESTIMONIALS}/.draft.md`),
      linkTestimonials,
      /\.draft\.md` is here/,
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
    'a staged file': [
      'staged.ts',
      () => {
        repos.write('staged.ts', 'half done');
        repos.git('add', 'staged.ts');
      },
      writeElsewhere('other.ts'),
      /staged\.ts.*developer to commit it/s,
    ],
  };
  for (const [name, [kept, prepare, theirs, reason]] of Object.entries(cases)) {
    it(name, async () => {
      prepare();
      const content = repos.read(kept);
      repos.publishElsewhere(theirs);
      const others = repos
        .status()
        .split('\n')
        .filter((line) => line !== ` M ${GROCERY}`);
      assert.match((await saveOnly({ leftOut: [kept] })).text, reason);
      assert.deepEqual([repos.read(kept), repos.status()], [content, others.join('\n')]);
    });
  }

  it('a folder that others have replaced by a link is refused by the check', async () => {
    repos.publishElsewhere(linkTestimonials);
    assert.match(JSON.stringify((await saveOnly()).errors), /content\/testimonials".*not a file/);
    assert.ok(lstatSync(join(repos.folder, TESTIMONIALS)).isSymbolicLink());
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
    const { conflicts = [] } = await saveOnly({ leftOut });
    const chosen = choose(conflicts, 'theirs');
    addHook(repos.folder, 'pre-commit', 'echo No merges today.; exit 1');
    assert.match((await saveOnly({ leftOut, chosen })).text, /No merges today/);
    assert.equal(repos.status(), ` M ${MEAT}`);
    assert.match(repos.read(GROCERY), /gets tea/);
    rmSync(join(repos.folder, '.git/hooks/pre-commit'));
    await repos.publish({ leftOut, chosen });
    assert.match(repos.read(MEAT), /Not ready/);
  });

  it('because the disk is full or git is old, all is as before it', async () => {
    prepare(false);
    const failures = {
      'echo "error: unable to write file: No space left on device"': [' merge --ff ', /No space left/],
      'echo "usage: git merge-tree <base-tree>"': [' merge-tree ', /git 2\.38/],
    } as const;
    for (const [say, [command, reason]] of Object.entries(failures)) {
      const fail = `case "$*" in *"${command}"*) ${say} >&2; exit 128;; esac`;
      const { result } = await withFakeGit(fail, () => saveOnly({ leftOut }));
      assert.match(result.text, reason);
      assert.equal(repos.status(), ` M ${MEAT}`);
    }
  });

  it('because a hook commits something else, it is not published', async () => {
    prepare(false);
    addHook(repos.folder, 'post-merge', 'echo hacked > hacked.ts; git add hacked.ts; git commit --quiet -m More');
    assert.equal((await saveOnly({ leftOut })).code, 'changed');
  });
});
