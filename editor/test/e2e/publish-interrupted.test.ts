/** Publishing is interrupted, or files change, before each call of git. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { before, beforeEach, describe, it } from 'node:test';
import { makeHash } from '../../../engine/core/index.ts';
import { readFiles, restoreFiles } from '../../../test/support/files.ts';
import { makeTemporaryFolder } from '../../../test/support/temporary.ts';
import type { ChosenVersions } from '../../protocol.ts';
import {
  choose,
  editIn,
  GROCERY,
  MEAT,
  openRepositories,
  type Repositories,
  SITE,
  withFakeGit,
} from '../unit/repositories.ts';

const LEAD = /^lead: .*$/m;
const SUMMARY = /^summary: .*$/m;
const NEW = 'images/new.jpg';

let repos: Repositories;
before(async () => {
  repos = await openRepositories();
});
beforeEach(() => repos.reset());

/** The author changes two files and leaves out a third. Others have published, too. */
function prepare(isConflict: boolean): void {
  repos.edit(GROCERY, LEAD, 'lead: Your store gets tea.');
  repos.write(NEW, 'a picture');
  repos.edit(MEAT, LEAD, 'lead: Not ready.');
  repos.publishElsewhere((folder) => {
    editIn(folder, SITE, /^email: .*$/m, 'email: new@tiny.test');
    if (isConflict) editIn(folder, GROCERY, LEAD, 'lead: Your store gets milk.');
    else editIn(folder, GROCERY, SUMMARY, 'summary: Their words.');
  });
}

const request = { leftOut: [MEAT] };

/** Publishes until nothing is left to do, as an author does: chooses own versions in conflicts. */
async function publishAll(chosen: ChosenVersions = {}): Promise<void> {
  const { published, problem, conflicts, errors } = await repos.attempt({ ...request, chosen });
  if (published || problem?.code === 'nothing') return;
  assert.ok(conflicts && Object.keys(chosen).length === 0, JSON.stringify([problem, errors]));
  return publishAll(choose(conflicts, 'mine'));
}

/** Nothing is lost, nothing of others is reverted, and nothing is published that was not shown. */
function checkAll(): void {
  assert.match(repos.published(GROCERY), /gets tea/);
  assert.match(repos.published(SITE), /new@tiny\.test/);
  assert.equal(repos.published(NEW), 'a picture');
  assert.doesNotMatch(repos.published(MEAT), /Not ready/);
  assert.match(repos.read(MEAT), /Not ready/);
  assert.equal(repos.onServer('rev-list', '--count', '--author=Bo', 'main'), '1');
  assert.equal(repos.status(), ` M ${MEAT}`);
}

it('publishing that is killed before any call of git is completed by the next start', async () => {
  prepare(true);
  const chosen = await chooseMine();
  const copies = makeTemporaryFolder('copies');
  // A copy of both repositories before each call is what a process leaves that is killed there.
  const copy = `mkdir ${copies}/$N; cp -a ${repos.folder} ${copies}/$N/folder; cp -a ${repos.server} ${copies}/$N/server`;
  const { result, calls } = await withFakeGit(copy, () => repos.attempt({ ...request, chosen }));
  assert.ok(result.published, JSON.stringify(result));
  checkAll();
  const seen = new Set<string>();
  for (const number of readdirSync(copies).sort((a, b) => Number(a) - Number(b))) {
    const files = {
      folder: readFiles(join(copies, number, 'folder')),
      server: readFiles(join(copies, number, 'server')),
    };
    const state = makeHash(...Object.values(files).flatMap((all) => [...all].flat()));
    if (seen.has(state)) continue;
    seen.add(state);
    restoreFiles(repos.folder, files.folder);
    restoreFiles(repos.server, files.server);
    // The copies are newer than what git remembers of the files.
    repos.git('status');
    await repos.editor.restart();
    await publishAll().catch((error: unknown) => {
      throw new Error(`killed before ${calls[Number(number) - 1]}`, { cause: error });
    });
    checkAll();
  }
  // At least commit, fetch, merge and push change something.
  assert.ok(seen.size > 4, `${seen.size} states`);
});

async function chooseMine(): Promise<ChosenVersions> {
  const { conflicts = [] } = await repos.attempt(request);
  return choose(conflicts, 'mine');
}

describe('files that another program saves while publishing runs', () => {
  /** Between other calls, git reads no files. */
  const CALLS = /(status|hash-object|cat-file|ls-files|add|commit|diff-tree|fetch|worktree|merge|push|ls-remote) /;

  for (const paths of [[GROCERY], [SITE, MEAT, 'code.ts']]) {
    it(`are neither lost nor published unseen, at any moment: ${paths}`, async () => {
      prepare(false);
      const first = await repos.review();
      const { calls } = await withFakeGit('', () => repos.attempt(request, first));
      for (const [index, call] of calls.entries()) {
        if (!CALLS.test(call)) continue;
        repos.reset();
        prepare(false);
        const shown = await repos.review();
        const mark = `Saved before call ${index}`;
        const save = `[ $N = ${index + 1} ] && for file in ${paths.join(' ')}; do echo "# ${mark}." >> ${repos.folder}/$file; done`;
        const { result } = await withFakeGit(save, () => repos.attempt(request, shown));
        for (const path of paths) {
          const moment = `${path}, before ${call}, ${JSON.stringify(result.problem)}`;
          assert.doesNotMatch(repos.published(path), new RegExp(mark), moment);
          const committed = repos.git('log', '--format=', '-p', `-S${mark}`, '--', path);
          assert.ok(repos.read(path).includes(mark) || committed.includes(mark), `lost: ${moment}`);
        }
        assert.match(repos.published(SITE), /new@tiny\.test/);
        assert.doesNotMatch(repos.published(MEAT), /Not ready/);
      }
    });
  }
});
