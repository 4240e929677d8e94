/** Publishing when others have published, too. */
import assert from 'node:assert/strict';
import { cpSync, existsSync, lstatSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { before, beforeEach, describe, it } from 'node:test';
import type { PublishConflict } from '../../protocol.ts';
import {
  addHook,
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

let repos: Repositories;
before(async () => {
  repos = await openRepositories();
});
beforeEach(() => {
  repos.reset();
  repos.edit(GROCERY, LEAD, 'lead: Your store gets tea.');
});

const serverHead = () => repos.onServer('rev-parse', 'main');
const elsewhere = (path: string, from: string | RegExp, to: string) =>
  repos.publishElsewhere((folder) => editIn(folder, path, from, to));
const elsewhereLead = (lead: string) => elsewhere(GROCERY, LEAD, `lead: ${lead}`);

describe('if two people change', () => {
  it('different parts of a file, both are published, and code of others arrives', async () => {
    repos.edit(SITE, /^phone: .*$/m, 'phone: "(800) 867-5399"');
    repos.publishElsewhere((folder) => {
      editIn(folder, GROCERY, /^summary: .*$/m, 'summary: Their words.');
      editIn(folder, 'code.ts', 'export', '// Newer.\nexport');
    });
    const { published, problem } = await repos.publish();
    assert.ok(published, JSON.stringify(problem));
    assert.match(repos.published(GROCERY), /gets tea.*Their words|Their words.*gets tea/s);
    assert.match(repos.published(SITE), /867-5399/);
    assert.match(repos.read('code.ts'), /Newer/);
    assert.equal(repos.onServer('log', '-1', '--format=%s%n%an', 'main'), 'Merge what others published\nAda');
    assert.equal(repos.status(), '');
  });

  it('other files, what is left out stays on disk as it is', async () => {
    repos.edit(MEAT, LEAD, 'lead: Meat of all kinds.');
    elsewhere(SITE, /^email: .*$/m, 'email: new@tiny.test');
    assert.ok((await repos.publish({ leftOut: [MEAT] })).published);
    assert.match(repos.read(SITE), /new@tiny\.test/);
    assert.equal(repos.status(), ` M ${MEAT}`);
  });

  it('the name of an entry and a field of it, both are published', async () => {
    const renamed = 'content/services/groceries.md';
    repos.git('checkout', '--quiet', '--', GROCERY);
    renameSync(join(repos.folder, GROCERY), join(repos.folder, renamed));
    elsewhereLead('Your store gets milk.');
    const result = await repos.publish();
    assert.ok(result.published, JSON.stringify(result));
    assert.match(repos.published(renamed), /gets milk/);
  });

  it('things that don’t go together, the check of the merged site says so, and it stays unpublished', async () => {
    cpSync(join(repos.folder, 'images/produce.jpg'), join(repos.folder, 'images/bakery.jpg'));
    assert.ok((await repos.publish()).published);
    repos.edit(GROCERY, /src: \S+/, 'src: bakery.jpg,');
    repos.publishElsewhere((folder) => rmSync(join(folder, 'images/bakery.jpg')));
    const before = serverHead();
    const { errors, isSaved } = await repos.publish();
    assert.match(JSON.stringify(errors), /bakery\.jpg/);
    assert.deepEqual([isSaved, serverHead()], [true, before]);
    repos.edit(GROCERY, 'src: bakery.jpg', 'src: produce.jpg');
    const again = await repos.publish();
    assert.ok(again.published, JSON.stringify(again));
    assert.ok(!existsSync(join(repos.folder, 'images/bakery.jpg')));
  });
});

describe('a conflict', () => {
  const listConflicts = async (): Promise<readonly PublishConflict[]> => {
    const before = serverHead();
    const { conflicts = [], published, isSaved, problem } = await repos.publish();
    assert.deepEqual([published, isSaved, problem, serverHead()], [undefined, true, undefined, before]);
    // No file has changed.
    assert.equal(repos.status(), '');
    return conflicts;
  };
  const choose = async (version: 'mine' | 'theirs') => {
    const chosen = (await listConflicts()).map(({ id }) => ({ id, version }));
    const { published, problem, conflicts } = await repos.publish({ chosen });
    assert.ok(published, JSON.stringify([problem, conflicts]));
    assert.equal(repos.status(), '');
  };

  for (const [version, expected] of [
    ['mine', /gets tea/],
    ['theirs', /gets milk/],
  ] as const) {
    it(`in a field shows both texts, and publishes ${version} if the author chooses it`, async () => {
      elsewhereLead('Your store gets milk.');
      const [conflict] = await listConflicts();
      assert.deepEqual([conflict?.title, conflict?.author], ['Grocery', 'Bo Field']);
      const texts = { mine: 'Your store gets tea.', theirs: 'Your store gets milk.' };
      assert.deepEqual(conflict?.texts, [{ label: 'Opening sentence', ...texts }]);
      await choose(version);
      assert.match(repos.published(GROCERY), expected);
      assert.match(repos.read(GROCERY), expected);
    });
  }

  it('is asked again if others have changed it again', async () => {
    elsewhereLead('Your store gets milk.');
    const chosen = (await listConflicts()).map(({ id }) => ({ id, version: 'theirs' as const }));
    elsewhereLead('Your store gets rum.');
    const { published, conflicts } = await repos.publish({ chosen });
    assert.deepEqual([published, conflicts?.[0]?.texts[0]?.theirs], [undefined, 'Your store gets rum.']);
  });

  it('of a picture says how large both are', async () => {
    repos.write('images/new.jpg', 'm'.repeat(3000));
    repos.publishElsewhere((folder) => writeIn(folder, 'images/new.jpg', 't'.repeat(5000)));
    const [conflict] = await listConflicts();
    assert.deepEqual([conflict?.title, conflict?.picture], ['new.jpg', 'new.jpg']);
    assert.match(JSON.stringify(conflict?.texts), /3 KB.*5 KB/);
    await choose('theirs');
    assert.match(repos.published('images/new.jpg'), /^t+$/);
  });

  const remove = (folder: string) => rmSync(join(folder, GROCERY));
  for (const [version, isThere] of [
    ['mine', true],
    ['theirs', false],
  ] as const) {
    it(`with an entry that others have deleted can be resolved with ${version}`, async () => {
      repos.publishElsewhere(remove);
      await choose(version);
      assert.equal(existsSync(join(repos.folder, GROCERY)), isThere);
      assert.equal(repos.onServer('ls-tree', '--name-only', 'main', GROCERY), isThere ? GROCERY : '');
    });

    it(`with an entry that the author has deleted can be resolved with ${version}`, async () => {
      remove(repos.folder);
      elsewhereLead('Your store gets milk.');
      await choose(version);
      assert.equal(existsSync(join(repos.folder, GROCERY)), !isThere);
    });
  }

  it('of code is left to a developer', async () => {
    repos.write('code.ts', 'export const mine = 1;\n');
    repos.git('commit', '--quiet', '-m', 'Mine', '--', 'code.ts');
    elsewhere('code.ts', /.*/, 'export const theirs = 1;');
    const { problem, isSaved } = await repos.publish();
    assert.deepEqual([problem?.code, isSaved], ['conflict', true]);
    assert.match(`${problem?.message} ${problem?.fix}`, /`code\.ts`.*git pull/);
    assert.equal(repos.status(), '');
  });
});

describe('a file that git would overwrite stays as it is, and nothing is published:', () => {
  const exclude = (pattern: string) => repos.write('.git/info/exclude', `${pattern}\n`);
  const NEW = 'content/testimonials/new.md';
  const ENTRY = '---\nname: New\n---\nFresh.\n';
  /** Changes the author's files. @returns a path that must stay, and what others publish */
  const cases: Record<string, () => [kept: string, theirs: (folder: string) => void, reason: RegExp]> = {
    'an untracked file': () => {
      repos.write(NEW, 'mine');
      return [NEW, (folder) => writeIn(folder, NEW, ENTRY), /and `content\/testimonials\/new\.md` is here/];
    },
    'an ignored file': () => {
      exclude('private.txt');
      repos.write('private.txt', 'mine');
      return ['private.txt', (folder) => writeIn(folder, 'private.txt', 'theirs'), /`private\.txt` is here/];
    },
    'a file where others have a folder': () => {
      exclude('notes');
      repos.write('notes', 'mine');
      return ['notes', (folder) => writeIn(folder, 'notes/a.txt', 'theirs'), /`notes` is here/];
    },
    'a folder where others have a file': () => {
      exclude('notes');
      repos.write('notes/a/b.txt', 'mine');
      return ['notes/a/b.txt', (folder) => writeIn(folder, 'notes', 'theirs'), /`notes\/a\/b\.txt` is here/];
    },
    'in a folder that others have replaced by a link': () => {
      exclude('content/testimonials/.draft.md');
      repos.write('content/testimonials/.draft.md', 'mine');
      const replace = (folder: string) => {
        rmSync(join(folder, 'content/testimonials'), { recursive: true });
        symlinkSync('..', join(folder, 'content/testimonials'));
      };
      return ['content/testimonials/.draft.md', replace, /\.draft\.md` is here/];
    },
    'a file that the author leaves out': () => {
      repos.edit(MEAT, LEAD, 'lead: Not ready.');
      return [
        MEAT,
        (folder) => editIn(folder, MEAT, /^summary: .*$/m, 'summary: Theirs.'),
        /content\/services\/meat\.md.*back to what is published/s,
      ];
    },
    'uncommitted code': () => {
      repos.write('code.ts', 'half done');
      return ['code.ts', (folder) => editIn(folder, 'code.ts', 'export', '// Newer.\nexport'), /code\.ts.*developer/s];
    },
    'a staged file': () => {
      repos.write('staged.ts', 'half done');
      repos.git('add', 'staged.ts');
      return ['staged.ts', (folder) => writeIn(folder, 'other.ts', 'theirs'), /staged\.ts.*developer to commit it/s];
    },
  };
  for (const [name, prepare] of Object.entries(cases)) {
    it(name, async () => {
      const [kept, theirs, reason] = prepare();
      const content = repos.read(kept);
      repos.publishElsewhere(theirs);
      const [before, status] = [serverHead(), repos.status()];
      const { problem, isSaved, published } = await repos.publish({ leftOut: [kept] });
      assert.match(`${problem?.message} ${problem?.fix}`, reason, JSON.stringify(published));
      assert.deepEqual([isSaved, repos.read(kept), serverHead()], [true, content, before]);
      const others = status.split('\n').filter((line) => line !== ` M ${GROCERY}`);
      assert.equal(repos.status(), others.join('\n'));
    });
  }

  it('a folder that others have replaced by a link is refused by the check', async () => {
    repos.publishElsewhere((folder) => {
      rmSync(join(folder, 'content/testimonials'), { recursive: true });
      symlinkSync('..', join(folder, 'content/testimonials'));
    });
    const { errors, isSaved } = await repos.publish();
    assert.match(JSON.stringify(errors), /content\/testimonials.*link/);
    assert.ok(isSaved && lstatSync(join(repos.folder, 'content/testimonials')).isSymbolicLink());
  });
});

describe('if a merge fails,', () => {
  const prepare = (isConflict: boolean) => {
    repos.edit(MEAT, LEAD, 'lead: Not ready.');
    if (isConflict) elsewhereLead('Your store gets milk.');
    else elsewhere(SITE, /^email: .*$/m, 'email: new@tiny.test');
    return serverHead();
  };

  for (const isConflict of [false, true]) {
    it(`${isConflict ? 'with a conflict, ' : ''}all is as before it`, async () => {
      const before = prepare(isConflict);
      const { conflicts = [], problem } = isConflict ? await repos.publish({ leftOut: [MEAT] }) : {};
      assert.equal(problem, undefined);
      const chosen = conflicts.map(({ id }) => ({ id, version: 'theirs' as const }));
      const hook = isConflict ? 'pre-commit' : 'pre-merge-commit';
      addHook(repos.folder, hook, 'echo No merges today.; exit 1');
      const result = await repos.publish({ leftOut: [MEAT], chosen });
      assert.deepEqual([result.problem?.code, result.isSaved, serverHead()], ['other', true, before]);
      assert.match(`${result.problem?.message}`, /No merges today/);
      assert.equal(repos.status(), ` M ${MEAT}`);
      assert.match(repos.read(GROCERY), /gets tea/);
      rmSync(join(repos.folder, '.git/hooks', hook));
      assert.ok((await repos.publish({ leftOut: [MEAT], chosen })).published);
      assert.match(repos.read(MEAT), /Not ready/);
    });
  }

  it('because the disk is full, all is as before it', async () => {
    const before = prepare(false);
    const full =
      'case "$*" in *" merge --ff "*) echo "error: unable to write file: No space left on device" >&2; exit 128;; esac';
    const { result } = await withFakeGit(full, () => repos.publish({ leftOut: [MEAT] }));
    assert.deepEqual([result.problem?.code, result.isSaved, serverHead()], ['disk-full', true, before]);
    assert.equal(repos.status(), ` M ${MEAT}`);
  });

  it('because a hook commits something else, it is not published', async () => {
    const before = prepare(false);
    addHook(repos.folder, 'post-merge', 'echo hacked > hacked.ts; git add hacked.ts; git commit --quiet -m More');
    const { problem, isSaved } = await repos.publish({ leftOut: [MEAT] });
    assert.deepEqual([problem?.code, isSaved, serverHead()], ['changed', true, before]);
  });
});
