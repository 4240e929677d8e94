/** States of a repository from which nothing is published, and servers that don't take it. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { before, beforeEach, describe, it } from 'node:test';
import { readFiles } from '../../../test/support/files.ts';
import { gitIn } from '../../../test/support/repository.ts';
import { startServer } from '../../../test/support/start-server.ts';
import { makeTemporaryFolder } from '../../../test/support/temporary.ts';
import { openGit } from '../../server/git.ts';
import { explainGit } from '../../server/problems.ts';
import { push } from '../../server/push.ts';
import { addHook, editIn, GROCERY, openRepositories, type Repositories, SITE, withFakeGit } from './repositories.ts';

let repos: Repositories;
before(async () => {
  repos = await openRepositories();
});
beforeEach(() => {
  repos.reset();
  repos.edit(GROCERY, /^lead: .*$/m, 'lead: Your store gets tea.');
});

const git = (...args: string[]) => repos.git(...args);
const setServer = (url: string) => git('remote', 'set-url', 'origin', url);
const serverHead = () => repos.onServer('rev-parse', 'main');
const explain = async () => {
  const { problem, published, isSaved } = await repos.publish();
  assert.equal(published, undefined);
  assert.ok(problem);
  return { code: problem.code, text: `${problem.message} ${problem.fix}`, isSaved };
};

type Case = [name: string, prepare: () => void, code: string, reason: RegExp];

describe('nothing is committed', () => {
  const startRebase = () => {
    git('stash', '--quiet');
    git('commit', '--quiet', '--allow-empty', '-m', 'Empty');
    git('-c', 'sequence.editor=sed -i s/^pick/edit/', 'rebase', '--quiet', '--interactive', 'HEAD~');
  };
  const writeState = (name: string) => () => repos.write(`.git/${name}`, `${git('rev-parse', 'HEAD')}\n`);
  const useSparseCheckout = () => {
    // Files that are new since git last looked would be kept.
    git('status');
    git('sparse-checkout', 'set', 'images');
  };
  const useBranch = (...settings: string[][]) => {
    for (const setting of settings) git('config', ...setting);
  };
  const addOther = () => {
    const other = makeTemporaryFolder('other');
    gitIn(other, 'init', '--quiet', '--bare');
    git('remote', 'add', 'other', other);
  };
  const cases: Case[] = [
    [
      'outside of a repository',
      () => rmSync(join(repos.folder, '.git'), { recursive: true }),
      'no-repository',
      /npm run build/,
    ],
    ['with a detached head', () => git('checkout', '--quiet', '--detach'), 'no-branch', /git switch/],
    ['on a branch without a commit', () => git('symbolic-ref', 'HEAD', 'refs/heads/new'), 'no-branch', /no commit/],
    ['during a merge', writeState('MERGE_HEAD'), 'unfinished', /git status/],
    ['during a cherry-pick', writeState('CHERRY_PICK_HEAD'), 'unfinished', /git status/],
    ['during a revert', writeState('REVERT_HEAD'), 'unfinished', /git status/],
    ['during a rebase', startRebase, 'unfinished', /git status/],
    ['during `git am`', writeState('rebase-apply/applying'), 'unfinished', /git status/],
    ['during a bisect', () => git('bisect', 'start'), 'unfinished', /git status/],
    [
      'with skip-worktree',
      () => git('update-index', '--skip-worktree', GROCERY),
      'hidden',
      /grocery\.md.*no-skip-worktree/,
    ],
    [
      'with assume-unchanged',
      () => git('update-index', '--assume-unchanged', GROCERY),
      'hidden',
      /no-assume-unchanged/,
    ],
    [
      'with code that git does not look at',
      () => {
        repos.write('code.ts', 'half done');
        git('update-index', '--assume-unchanged', 'code.ts');
      },
      'hidden',
      /code\.ts.*no-assume-unchanged/,
    ],
    ['with a sparse checkout', useSparseCheckout, 'hidden', /sparse-checkout disable/],
    ['without a server', () => git('remote', 'remove', 'origin'), 'no-remote', /npm run build.*docs\/hosting\.md/],
    [
      'if the branch follows another one',
      () => {
        git('push', '--quiet', 'origin', 'main:next');
        git('branch', '--quiet', '--set-upstream-to', 'origin/next');
      },
      'unclear',
      /is connected to/,
    ],
    [
      'if the branch follows a local one',
      () => git('switch', '--quiet', '--track', '-c', 'mine', 'main'),
      'unclear',
      /is connected to/,
    ],
    [
      'if it is pushed to another server',
      () => {
        addOther();
        useBranch(['branch.main.pushRemote', 'other']);
      },
      'unclear',
      /is connected to/,
    ],
    [
      'if all is pushed to another server',
      () => {
        addOther();
        useBranch(['remote.pushDefault', 'other']);
      },
      'unclear',
      /is connected to/,
    ],
    [
      'if it is pushed to another address',
      () => useBranch(['remote.origin.pushurl', '/elsewhere']),
      'unclear',
      /is connected to/,
    ],
    [
      'if it is pushed to several addresses',
      () => {
        useBranch(['remote.origin.pushurl', repos.server], ['--add', 'remote.origin.pushurl', '/elsewhere']);
      },
      'unclear',
      /is connected to/,
    ],
    [
      'if it is pushed for a code review',
      () => useBranch(['remote.origin.push', 'HEAD:refs/for/main']),
      'unclear',
      /is connected to/,
    ],
    ['if push is turned off', () => useBranch(['push.default', 'nothing']), 'unclear', /is connected to/],
    [
      'if the server does not have the branch',
      () => git('switch', '--quiet', '-c', 'tea'),
      'unclear',
      /git push --set-upstream SERVER tea/,
    ],
  ];
  for (const [name, prepare, code, reason] of cases) {
    it(name, async () => {
      prepare();
      const state = () => [...readFiles(repos.folder)].filter(([path]) => !/^\.git\/(index|objects)/.test(path)).join();
      const before = state();
      const { problem } = await repos.review();
      assert.equal(problem?.code, code, JSON.stringify(problem));
      assert.match(`${problem.message} ${problem.fix}`, reason);
      assert.deepEqual((await repos.publish()).published, undefined);
      assert.equal(state(), before);
    });
  }

  it('if nothing has changed', async () => {
    git('checkout', '--quiet', '--', '.');
    assert.equal((await explain()).code, 'nothing');
  });

  it('without git', async () => {
    const { PATH } = process.env;
    process.env['PATH'] = '';
    assert.equal((await repos.review()).problem?.code, 'no-git');
    process.env['PATH'] = PATH;
  });
});

it('an old git is named when it can’t merge', async () => {
  repos.publishElsewhere((folder) => editIn(folder, SITE, /^email: .*$/m, 'email: new@tiny.test'));
  const old = 'case "$*" in *" merge-tree "*) echo "usage: git merge-tree <base-tree>" >&2; exit 129;; esac';
  const { result } = await withFakeGit(old, explain);
  assert.match(result.text, /git 2\.38/);
});

describe('the commit stays, to be published later,', () => {
  const cases: Case[] = [
    [
      'if the server refuses it',
      () => addHook(repos.server, 'pre-receive', 'echo Frozen until Monday.; exit 1'),
      'refused',
      /refused it: Frozen until Monday\./,
    ],
    ['without a network', () => setServer('http://127.0.0.1:1/site.git'), 'no-network', /can’t be reached/],
    ['if the server has no such repository', () => setServer(`${repos.server}-moved`), 'no-server', /git remote -v/],
    [
      'if the server has renamed the branch',
      () => repos.onServer('branch', '-m', 'main', 'trunk'),
      'no-branch',
      /no longer has this branch/,
    ],
    [
      'if the server has another history',
      () => {
        const other = makeTemporaryFolder('other');
        gitIn(other, 'init', '--quiet', '--bare');
        gitIn(repos.colleague, 'switch', '--quiet', '--orphan', 'new');
        gitIn(repos.colleague, 'commit', '--quiet', '--allow-empty', '-m', 'Another beginning');
        gitIn(repos.colleague, 'push', '--quiet', other, 'new:main');
        setServer(other);
      },
      'unrelated',
      /nothing in common/,
    ],
  ];
  for (const [name, prepare, code, reason] of cases) {
    it(name, async () => {
      prepare();
      const result = await explain();
      assert.equal(result.code, code, result.text);
      assert.match(result.text, reason);
      assert.equal(result.isSaved, true);
      assert.ok((await repos.review()).commits.some(({ files }) => files.includes(GROCERY)));
      // The reason is gone.
      setServer(repos.server);
      rmSync(join(repos.server, 'hooks'), { recursive: true, force: true });
      if (code === 'no-branch') repos.onServer('branch', '-m', 'trunk', 'main');
      assert.ok((await repos.publish()).published);
      assert.match(repos.published(GROCERY), /gets tea/);
    });
  }

  it('if the sign-in has expired', async () => {
    const refuse: RequestListener = (_, response) => response.writeHead(401, { 'WWW-Authenticate': 'Basic' }).end();
    const { port, close } = await startServer(refuse);
    setServer(`http://ada:secret@127.0.0.1:${port}/site.git`);
    const { code, text } = await explain();
    assert.equal(code, 'not-signed-in', text);
    assert.doesNotMatch(JSON.stringify(await repos.review()), /secret/);
    await close();
  });

  it('if others push at the same moment', async () => {
    const pushFirst = `case "$*" in *" push "*) git -C ${repos.colleague} commit --quiet --allow-empty -m Faster
      git -C ${repos.colleague} push --quiet;; esac`;
    const { result } = await withFakeGit(pushFirst, explain);
    assert.deepEqual([result.code, result.isSaved], ['overtaken', true]);
    assert.ok((await repos.publish()).published);
    assert.match(repos.published(GROCERY), /gets tea/);
  });
});

describe('if the connection breaks during the push,', () => {
  const breakAfter = (more = '') =>
    `case "$*" in *" push "*) ${more} echo "fatal: the remote end hung up unexpectedly" >&2; exit 128;; esac`;
  // git notes what it has pushed, except if the connection breaks.
  const reallyPush = 'git "$@" 2> /dev/null; git update-ref refs/remotes/origin/main HEAD~; touch pushed;';

  it('and the server has it, it is published', async () => {
    const { result } = await withFakeGit(breakAfter(reallyPush), () => repos.publish());
    assert.ok(result.published, JSON.stringify(result));
    assert.match(repos.published(GROCERY), /gets tea/);
  });

  it('and the server has it with more on top, it is published', async () => {
    const more = `${reallyPush} git -C ${repos.colleague} pull --quiet; git -C ${repos.colleague} commit --quiet --allow-empty -m More; git -C ${repos.colleague} push --quiet;`;
    const { result } = await withFakeGit(breakAfter(more), () => repos.publish());
    assert.ok(result.published, JSON.stringify(result));
  });

  it('and the server can’t be asked, that is unknown, and the next try finds out', async () => {
    const noAnswer = `${breakAfter(reallyPush)}\ncase "$*" in *" fetch "*) [ -e pushed ] && exit 128;; esac`;
    const { result } = await withFakeGit(noAnswer, explain);
    assert.deepEqual([result.code, result.isSaved], ['unknown', true]);
    const before = serverHead();
    assert.ok((await repos.publish()).published);
    assert.equal(serverHead(), before);
  });
});

describe('git', () => {
  it('is stopped if the server never answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    assert.ok(address && typeof address === 'object');
    setServer(`git://127.0.0.1:${address.port}/site.git`);
    const impatient = openGit(repos.folder, { maxSilence: 200 });
    const target = {
      remote: 'origin',
      ref: 'refs/heads/main',
      tracking: 'refs/remotes/origin/main',
      tip: '',
      address: '',
    };
    await assert.rejects(push(impatient, target, git('rev-parse', 'HEAD')), /not known/);
    const problem = await impatient.connect(['fetch', 'origin']).catch(explainGit);
    assert.match(JSON.stringify(problem), /no-answer.*does not answer/);
    silent.close();
  });

  it('is not led to another repository by variables', async () => {
    Object.assign(process.env, { GIT_DIR: repos.server, GIT_INDEX_FILE: '/dev/null', GIT_WORK_TREE: repos.server });
    try {
      assert.equal(await openGit(repos.folder).text(['rev-parse', '--show-toplevel']), repos.folder);
    } finally {
      for (const name of ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE']) delete process.env[name];
    }
  });

  it('has no terminal', async () => {
    addHook(repos.folder, 'pre-commit', '(echo typed < /dev/tty) 2> terminal; cat > input');
    assert.ok((await repos.publish()).published);
    assert.match(readFileSync(join(repos.folder, 'terminal'), 'utf8'), /tty/);
    assert.equal(repos.read('input'), '');
  });

  it('fetches the work of others and pushes nothing else', async () => {
    repos.publishElsewhere((folder) => editIn(folder, SITE, /^email: .*$/m, 'email: new@tiny.test'));
    git('tag', 'v1');
    git('branch', 'other');
    git('config', 'push.followTags', 'true');
    assert.ok((await repos.publish()).published);
    assert.equal(repos.onServer('for-each-ref', '--format=%(refname)'), 'refs/heads/main');
  });
});
