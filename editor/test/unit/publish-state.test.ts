/** States of a repository from which nothing is published, and servers that don't take it. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { before, beforeEach, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { readFiles } from '../../../test/support/files.ts';
import { project } from '../../../test/support/project.ts';
import { gitIn } from '../../../test/support/repository.ts';
import { startServer } from '../../../test/support/start-server.ts';
import { makeTemporaryFolder } from '../../../test/support/temporary.ts';
import { GitError, openGit } from '../../server/git.ts';
import { explainGit } from '../../server/problems.ts';
import { findTarget, openCheckout, openRepository } from '../../server/state.ts';
import { addHook, editIn, GROCERY, openRepositories, type Repositories, SITE, withFakeGit } from './repositories.ts';

let repos: Repositories;
before(async () => {
  repos = await openRepositories();
});
const begin = () => {
  repos.reset();
  repos.edit(GROCERY, /^lead: .*$/m, 'lead: Your store gets tea.');
};
beforeEach(begin);

const git = (...args: string[]) => repos.git(...args);
const setServer = (url: string) => git('remote', 'set-url', 'origin', url);
const addRepository = () => {
  const other = makeTemporaryFolder('other');
  gitIn(other, 'init', '--quiet', '--bare');
  return other;
};

describe('nothing is committed', () => {
  const startRebase = () => {
    git('stash', '--quiet');
    git('commit', '--quiet', '--allow-empty', '-m', 'Empty');
    git('-c', 'sequence.editor=sed -i s/^pick/edit/', 'rebase', '--quiet', '--interactive', 'HEAD~');
  };
  const writeState = (name: string) => () => repos.write(`.git/${name}`, `${git('rev-parse', 'HEAD')}\n`);
  const popStash = () => {
    git('stash', '--quiet');
    repos.edit(GROCERY, /^lead: .*$/m, 'lead: Your store gets milk.');
    git('commit', '--quiet', '--all', '-m', 'Milk');
    assert.throws(() => git('stash', 'pop', '--quiet'));
  };
  const useSparseCheckout = () => {
    // Files that are new since git last looked would be kept.
    git('status');
    git('sparse-checkout', 'set', 'images');
  };
  const followOther = () => {
    git('push', '--quiet', 'origin', 'main:next');
    git('branch', '--quiet', '--set-upstream-to', 'origin/next');
  };
  const pushElsewhere = () => {
    git('remote', 'add', 'other', addRepository());
    git('config', 'branch.main.pushRemote', 'other');
  };
  const pushToSeveral = () => {
    for (const address of [repos.server, '/elsewhere']) git('config', '--add', 'remote.origin.pushurl', address);
  };
  const cases: Record<string, readonly [code: string, reason: RegExp, names: Record<string, () => void>]> = {
    'without a server': [
      'no-server',
      /npm run build.*docs\/hosting\.md/,
      {
        'outside of a repository': () => rmSync(join(repos.folder, '.git'), { recursive: true }),
        'without a remote': () => git('remote', 'remove', 'origin'),
      },
    ],
    'without a branch': [
      'no-branch',
      /no commit yet.*git switch/,
      {
        'with a detached head': () => git('checkout', '--quiet', '--detach'),
        'before the first commit': () => git('symbolic-ref', 'HEAD', 'refs/heads/new'),
      },
    ],
    'in something unfinished': [
      'unfinished',
      /git status/,
      {
        'a merge': writeState('MERGE_HEAD'),
        'a rebase': startRebase,
        '`git am`': writeState('rebase-apply/applying'),
        'picking several commits': writeState('sequencer/todo'),
        'a stash that conflicts': popStash,
      },
    ],
    'with files that git does not look at': [
      'hidden',
      /no-skip-worktree --no-assume-unchanged.*sparse-checkout disable/,
      {
        'skip-worktree': () => git('update-index', '--skip-worktree', GROCERY),
        'assume-unchanged, in code, too': () => git('update-index', '--assume-unchanged', 'code.ts'),
        'a sparse checkout': useSparseCheckout,
      },
    ],
    'to a target that is not clear': [
      'unclear',
      /is connected to.*git push --set-upstream/,
      {
        'another branch': followOther,
        'a local branch': () => git('switch', '--quiet', '--track', '-c', 'mine', 'main'),
        'another server': pushElsewhere,
        'several addresses': pushToSeveral,
        'a code review': () => git('config', 'remote.origin.push', 'HEAD:refs/for/main'),
        'a branch that the server does not have': () => git('switch', '--quiet', '-c', 'tea'),
      },
    ],
  };
  /** @returns why the state of the repository, or where it would push to, is refused */
  const refuse = async () => {
    const folders = { content: join(repos.folder, 'content'), images: join(repos.folder, 'images') };
    try {
      return await findTarget(await openRepository(await openCheckout(folders)));
    } catch (error) {
      return explainGit(error);
    }
  };
  for (const [group, [code, reason, names]] of Object.entries(cases)) {
    it(`${group}: ${Object.keys(names).join(', ')}`, async () => {
      for (const [name, prepare] of Object.entries(names)) {
        begin();
        prepare();
        assert.match(JSON.stringify(await refuse()), new RegExp(`"code":"${code}"`), name);
      }
      const readState = () =>
        [...readFiles(repos.folder)].filter(([path]) => !/^\.git\/(index|objects)/.test(path)).join();
      const before = readState();
      const review = await repos.review();
      const { problem } = review;
      assert.match(`${problem?.code}: ${problem?.message} ${problem?.fix}`, reason);
      await repos.attempt({}, review);
      assert.equal(readState(), before);
    });
  }

  it('in a merge that a developer has resolved, even with the words of Publish, and a start leaves it alone', async () => {
    git('commit', '--quiet', '--all', '-m', 'Tea');
    repos.publishElsewhere((folder) => editIn(folder, GROCERY, /^lead: .*$/m, 'lead: Your store gets milk.'));
    git('fetch', '--quiet');
    assert.throws(() => git('merge', '-m', 'Merge what others published', 'origin/main'));
    repos.edit(GROCERY, /<{7}.*>{7}[^\n]*\n/s, 'lead: Coffee and tea.\n');
    git('add', GROCERY);
    await repos.editor.restart();
    assert.equal((await repos.review()).problem?.code, 'unfinished');
    assert.match(repos.read(GROCERY), /Coffee and tea/);
  });

  it('with a changed file whose name is not UTF-8', async () => {
    writeFileSync(Buffer.from(`${repos.folder}/content/caf\xe9.md`, 'latin1'), 'x');
    const { problem } = await repos.review();
    assert.deepEqual([problem?.code, /content\/caf.*Rename/.test(JSON.stringify(problem))], ['name', true]);
    rmSync(Buffer.from(`${repos.folder}/content/caf\xe9.md`, 'latin1'));
  });

  it('without git', async () => {
    const { PATH } = process.env;
    process.env['PATH'] = '';
    const { problem } = await repos.review();
    process.env['PATH'] = PATH;
    assert.equal(problem?.code, 'no-git');
  });
});

describe('all stays, to be published later,', () => {
  const forgetHistory = () => {
    const other = addRepository();
    gitIn(repos.colleague, 'switch', '--quiet', '--orphan', 'new');
    gitIn(repos.colleague, 'commit', '--quiet', '--allow-empty', '-m', 'Another beginning');
    gitIn(repos.colleague, 'push', '--quiet', other, 'new:main');
    setServer(other);
  };
  const cases: Record<string, [code: string, reason: RegExp, prepare: () => void, repair?: () => void]> = {
    'if the server refuses it': [
      'refused',
      /refused it: Frozen until Monday\./,
      () => addHook(repos.server, 'pre-receive', 'echo Frozen until Monday.; exit 1'),
      () => rmSync(join(repos.server, 'hooks'), { recursive: true }),
    ],
    'if a hook refuses it': [
      'other',
      /Not before noon\./,
      () => addHook(repos.folder, 'pre-push', 'echo Not before noon.; exit 1'),
      () => rmSync(join(repos.folder, '.git/hooks/pre-push')),
    ],
    'if the server has another history': ['rewound', /taken back/, forgetHistory, () => git('fetch', '--quiet')],
  };
  for (const [name, [code, reason, prepare, repair]] of Object.entries(cases)) {
    it(name, async () => {
      prepare();
      const result = await repos.fail();
      assert.equal(result.code, code, result.text);
      assert.match(result.text, reason);
      assert.deepEqual(
        (await repos.review()).files.map(({ path }) => path),
        [GROCERY],
      );
      setServer(repos.server);
      repair?.();
      await repos.publish();
      assert.match(repos.published(GROCERY), /gets tea/);
    });
  }

  it('if git can’t say whether others have taken something back', async () => {
    const { result } = await withFakeGit('case "$*" in *" merge-base "*) exit 128;; esac', repos.fail);
    assert.equal(result.code, 'other', result.text);
  });

  it('if the sign-in has expired', async () => {
    const refuse: RequestListener = (_, response) => response.writeHead(401, { 'WWW-Authenticate': 'Basic' }).end();
    const { port, close } = await startServer(refuse);
    setServer(`http://ada:secret@127.0.0.1:${port}/site.git`);
    const { code, text } = await repos.fail();
    assert.equal(code, 'not-signed-in', text);
    assert.doesNotMatch(JSON.stringify(await repos.review()), /secret/);
    await close();
  });

  it('if others push at the same moment', async () => {
    const pushFirst = `case "$*" in *" push "*) git -C ${repos.colleague} commit --quiet --allow-empty -m Faster
      git -C ${repos.colleague} push --quiet;; esac`;
    const { result } = await withFakeGit(pushFirst, repos.attempt);
    assert.equal(result.problem?.code, 'overtaken');
    await repos.publish();
  });
});

it('what the server has is published, even if git fails from then on', async () => {
  const pushed = `${repos.folder}/.git/pushed`;
  const failLater = `[ -e ${pushed} ] && exit 128\ncase "$*" in *" push "*) touch ${pushed};; esac`;
  const { result } = await withFakeGit(failLater, repos.attempt);
  assert.ok(result.published, JSON.stringify(result));
  assert.match(String(result.problem?.message), /It is published, but your files don’t have it yet/);
  rmSync(pushed);
  await repos.publish();
  assert.equal(repos.status(), '');
});

describe('with pictures in Git LFS', () => {
  beforeEach(() => repos.write('.git/info/attributes', '*.jpg filter=lfs\n'));

  it('nothing is committed if it is not set up', async () => {
    const { problem } = await repos.review();
    assert.deepEqual([problem?.code, (await repos.fail()).code], ['no-lfs', 'no-lfs']);
    assert.match(String(problem?.fix), /git lfs install/);
  });

  it('nothing is pushed until they are uploaded', async () => {
    git('config', 'filter.lfs.clean', 'cat');
    const refuse = 'case "$*" in *" lfs push origin "*) echo "missing objects" >&2; exit 1;; esac';
    const { result } = await withFakeGit(refuse, repos.fail);
    assert.equal(result.code, 'other');
    assert.match(result.text, /missing objects/);
  });
});

describe('if the connection breaks during the push,', () => {
  const breakAfter = (more: string) =>
    `case "$*" in *" push "*) ${more} echo "fatal: the remote end hung up unexpectedly" >&2; exit 128;; esac`;
  // git notes what it has pushed, except if the connection breaks.
  const reallyPush = 'git "$@" 2> /dev/null; git update-ref refs/remotes/origin/main HEAD; touch pushed;';

  it('and the server has it, even with more on top, it is published', async () => {
    const inColleague = `git -C ${repos.colleague}`;
    const more = `${inColleague} pull --quiet; ${inColleague} commit --quiet --allow-empty -m More; ${inColleague} push --quiet;`;
    const { result } = await withFakeGit(breakAfter(reallyPush + more), repos.attempt);
    assert.ok(result.published, JSON.stringify(result));
    assert.match(repos.published(GROCERY), /gets tea/);
  });

  it('and the server can’t be asked, that is unknown, and the next try finds out', async () => {
    const noAnswer = `${breakAfter(reallyPush)}\ncase "$*" in *" fetch "*) [ -e pushed ] && exit 128;; esac`;
    const { result } = await withFakeGit(noAnswer, repos.attempt);
    assert.equal(result.problem?.code, 'unknown');
    const before = repos.head();
    await repos.publish();
    assert.equal(repos.head(), before);
  });
});

/** What git prints, the code of the problem, and what the author reads. */
const OUTPUTS: [output: string, code: string, reason: RegExp][] = [
  ['fatal: unable to access ‘http://a.test/’: Failed to connect to a.test', 'no-network', /can’t be reached/],
  [
    'fatal: ‘/a’ does not appear to be a git repository\nfatal: Could not read from remote',
    'no-network',
    /git remote -v/,
  ],
  ['fatal: couldn’t find remote ref refs/heads/main', 'other', /couldn’t find remote ref refs\/heads\/main/],
  ['error: gpg failed to sign the data\nfatal: failed to write commit object', 'other', /failed to sign/],
  ['*** Please tell me who you are.', 'no-author', /git config --global user\.name/],
  ['! [rejected] main -> main (fetch first)', 'overtaken', /Publish again/],
];

it('what git prints is explained', () => {
  for (const [output, code, reason] of OUTPUTS) {
    const problem = explainGit(new GitError(128, output));
    assert.equal(problem.code, code, output);
    assert.match(`${problem.message} ${problem.fix}`, reason);
  }
});

describe('git', () => {
  /** Whether the hook that has written its number runs. */
  const isRunning = () => {
    try {
      return process.kill(Number(repos.read('.git/pid')), 0);
    } catch {
      return false;
    }
  };

  it('is stopped if the server never answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    assert.ok(address && typeof address === 'object');
    setServer(`git://127.0.0.1:${address.port}/site.git`);
    const problem = await openGit(repos.folder, 200).text(['fetch', 'origin']).catch(explainGit);
    assert.match(JSON.stringify(problem), /no-network.*does not answer/);
    silent.close();
  });

  it('is stopped with its hook if that hangs, and the reason says so', async () => {
    addHook(repos.folder, 'pre-commit', 'echo $$ > .git/pid; echo Waiting for a key.; exec sleep 60');
    const problem = await openGit(repos.folder, 300).text(['commit', '--quiet', '--all', '-m', 'x']).catch(explainGit);
    assert.match(JSON.stringify(problem), /"hangs".*Waiting for a key/);
    while (isRunning()) await setTimeout(50);
  });

  it('ends with the dev server', async () => {
    addHook(repos.folder, 'pre-commit', 'echo $$ > .git/pid; exec sleep 60');
    const code = `import { openGit } from '${join(project, 'editor/server/git.ts')}'; import { existsSync } from 'node:fs';
      void openGit('${repos.folder}').text(['commit', '--all', '-m', 'x']);
      setInterval(() => existsSync('${repos.folder}/.git/pid') && process.exit(), 50);`;
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], { cwd: project });
    while (isRunning()) await setTimeout(50);
  });

  it('runs the hooks of a folder of the project, too', async () => {
    git('config', 'core.hooksPath', '.husky');
    repos.write('.git/info/exclude', '.husky\n');
    addHook(repos.folder, 'pre-commit', 'echo Not today.; exit 1');
    renameSync(join(repos.folder, '.git/hooks'), join(repos.folder, '.husky'));
    assert.match((await repos.fail()).text, /Not today/);
  });

  it('has no checkout left of a publication that was killed, and knows one on a disk that is away', async () => {
    const away = join(makeTemporaryFolder('away'), 'checkout');
    git('worktree', 'add', '--quiet', '--detach', away);
    renameSync(away, `${away}-unplugged`);
    const countCheckouts = () => git('worktree', 'list').split('\n').length;
    git('worktree', 'add', '--quiet', '--detach', '.git/publish-merge');
    await repos.editor.restart();
    assert.deepEqual([countCheckouts(), existsSync(join(repos.folder, '.git/publish-merge'))], [2, false]);
    git('worktree', 'add', '--quiet', '--detach', '.git/publish-merge');
    await repos.publish();
    assert.equal(countCheckouts(), 2);
    renameSync(`${away}-unplugged`, away);
    assert.equal(gitIn(away, 'status', '--short'), '');
  });

  it('is not led to another repository by variables', async () => {
    Object.assign(process.env, { GIT_DIR: repos.server, GIT_INDEX_FILE: '/dev/null', GIT_WORK_TREE: repos.server });
    try {
      assert.equal(await openGit(repos.folder).text(['rev-parse', '--show-toplevel']), repos.folder);
    } finally {
      for (const name of ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE']) delete process.env[name];
    }
  });

  it('takes a tag named like the branch for no branch', async () => {
    git('tag', 'main');
    await repos.publish();
    assert.equal(repos.onServer('for-each-ref', '--format=%(refname)'), 'refs/heads/main');
  });

  it('has no terminal, fetches the work of others, and pushes nothing else', async () => {
    addHook(
      repos.folder,
      'pre-commit',
      `(echo typed < /dev/tty) 2> ${repos.folder}/terminal; cat > ${repos.folder}/input`,
    );
    repos.publishElsewhere((folder) => editIn(folder, SITE, /^email: .*$/m, 'email: new@tiny.test'));
    git('tag', 'v1');
    git('branch', 'other');
    git('config', 'push.followTags', 'true');
    await repos.publish();
    assert.match(readFileSync(join(repos.folder, 'terminal'), 'utf8'), /tty/);
    assert.equal(repos.read('input'), '');
    assert.equal(repos.onServer('for-each-ref', '--format=%(refname)'), 'refs/heads/main');
  });
});
