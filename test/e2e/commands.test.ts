/** The commands as a maintainer types them: real processes, real folders. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { copyFixture } from '../support/fixture-site.ts';
import { project } from '../support/project.ts';
import { makeTemporary } from '../support/temporary.ts';

const content = 'test/fixtures/base';
const pictures = ['--images', 'test/fixtures/pictures'];
const scratch = makeTemporary('command');
const out = join(scratch, 'site');

describe('npm run build', () => {
  it('takes content, output folder, origin, base and date', () => {
    const flags = ['--origin', 'https://stores.test', '--base', '/co-op/', '--date', '2031-12-31'];
    const { status, stdout } = run('build.ts', ['--content', content, '--out', out, ...flags]);
    assert.equal(status, 0);
    assert.match(stdout, /^\d+ pages, \d+ files in .* \(\d+\.\d\d s\)$/m);
    const html = readFileSync(join(out, 'contact/index.html'), 'utf8');
    assert.match(html, /<link rel="canonical" href="https:\/\/stores\.test\/co-op\/contact\/">/);
    assert.match(html, /2031/);
  });

  it('prints nothing with --quiet', () => {
    const { status, stdout, stderr } = run('build.ts', ['--content', content, '--out', out, '--quiet']);
    assert.deepEqual({ status, stdout, stderr }, { status: 0, stdout: '', stderr: '' });
  });

  it('says with --timings how long each part took', () => {
    const { stdout } = run('build.ts', ['--content', content, '--out', out, '--timings']);
    const parts = [...stdout.matchAll(/^(\w+) +\d+ ms$/gm)].map(([, part]) => part);
    assert.deepEqual(parts, ['read', 'validate', 'resolve', 'assets', 'render', 'check', 'pictures', 'write']);
  });

  it('goes on when nobody reads what it prints', () => {
    const site = join(scratch, 'unread');
    const build = [process.execPath, ...command('build.ts', ['--content', content, '--out', site])].join(' ');
    const { status, stderr } = spawnSync('bash', ['-c', `set -o pipefail; ${build} | true`], { cwd: project });
    assert.deepEqual({ status, stderr: String(stderr) }, { status: 0, stderr: '' });
    assert.ok(readdirSync(site).includes('index.html'));
  });

  it('says so in a line when what it prints cannot be written', { skip: !existsSync('/dev/full') }, () => {
    const site = join(scratch, 'unprinted');
    const build = [process.execPath, ...command('build.ts', ['--content', content, '--out', site])].join(' ');
    const { status, stderr } = spawnSync('bash', ['-c', `${build} > /dev/full`], { cwd: project, encoding: 'utf8' });
    assert.deepEqual({ status, stderr }, { status: 1, stderr: 'Output could not be written: ENOSPC.\n' });
  });

  it('leaves nothing behind when it is killed without a cache', async () => {
    const folder = join(scratch, 'temporary');
    mkdirSync(folder);
    const site = join(scratch, 'killed');
    const child = spawn(process.execPath, command('build.ts', ['--no-cache', '--content', content, '--out', site]), {
      cwd: project,
      env: { ...process.env, TMPDIR: folder, TEMP: folder },
    });
    child.stderr.once('data', () => child.kill('SIGKILL'));
    child.stdout.once('data', () => child.kill('SIGKILL'));
    await once(child, 'exit');
    assert.deepEqual(readdirSync(folder), []);
  });

  it('explains itself with --help and builds nothing', () => {
    const { status, stdout } = run('build.ts', ['--help', '--out', join(scratch, 'none')]);
    assert.equal(status, 0);
    const flags = ['content', 'images', 'out', 'origin', 'base', 'date', 'timings', 'quiet', 'help'];
    for (const flag of flags) assert.ok(stdout.includes(`--${flag}`), flag);
    assert.ok(!existsSync(join(scratch, 'none')));
  });

  it('ends with 1 and every fault', () => {
    const fixture = copyFixture('errors/many');
    const { status, stderr } = run('build.ts', ['--content', join(fixture.folder, 'content'), '--out', out]);
    assert.equal(status, 1);
    assert.match(stderr, /contact\.md:2:8 error/);
    assert.match(stderr, /produce\.md:6:8 error/);
    assert.match(stderr, /\d errors; nothing was written\n$/);
  });

  const mistakes: readonly (readonly [name: string, args: string[], words: string[]])[] = [
    [
      'flags that it cannot use, all at once',
      ['--base', 'co-op', '--date', 'today', '--origin', 'here'],
      [
        '`--origin` must be a scheme and a host without a path, such as https://www.example.com.',
        '`--base` must be a path with a slash at both ends, such as / or /co-op/.',
        '`--date` must be a date as year-month-day, such as 2026-03-31.',
      ],
    ],
    [
      'folders without a name',
      ['--content', '', '--out', ''],
      ['`--content` must be a folder, such as content.', '`--out` must be a folder, such as dist.'],
    ],
    ['a flag that it does not know', ['--watch'], ['Unknown flag `--watch`. List them with --help.']],
    [
      'a content folder that is a file',
      ['--content', 'README.md', '--out', out],
      ['--content: `README.md` is a file. Write the folder of the content.'],
    ],
  ];
  for (const [name, args, words] of mistakes) {
    it(`refuses ${name}`, () => {
      const { status, stderr } = run('build.ts', args);
      assert.deepEqual({ status, stderr }, { status: 1, stderr: `${words.join('\n')}\n` });
    });
  }

  it('says that the content folder is not there', () => {
    const { status, stderr } = run('build.ts', ['--content', 'no-such-folder', '--out', out]);
    assert.equal(status, 1);
    assert.match(stderr, /--content: `no-such-folder` does not exist/);
  });

  it('publishes neither a repository nor what the site is made from', () => {
    const folders = {
      '.git': /^--public: `\.git` belongs to git\. Write a folder of its own, such as public\.\n$/,
      '.git/objects': /belongs to git/,
      '.': /^--public: `\.` holds the content folder\. Write a folder of its own, such as public\.\n$/,
      [content]: /is the content folder/,
      [`${content}/pages`]: /is in the content folder/,
      'test/fixtures/pictures': /is the pictures folder/,
    };
    for (const [folder, words] of Object.entries(folders)) {
      const { status, stderr } = run('build.ts', ['--content', content, '--public', folder, '--out', out]);
      assert.equal(status, 1, folder);
      assert.match(stderr, words);
    }
  });

  it('says in one line what the system refuses, and keeps the last site', () => {
    const fixture = copyFixture();
    const folder = join(fixture.folder, 'content');
    run('build.ts', ['--content', folder, '--out', join(fixture.folder, 'dist')]);
    const before = fixture.list();
    // A limit on the size of files, in blocks of 1024 bytes, refuses as a full disk does; none may dump its memory.
    const words = command('build.ts', ['--content', folder, '--out', join(fixture.folder, 'other')]);
    const limited = ['-c', 'ulimit -c 0 -f 1 && exec "$0" "$@"', process.execPath, ...words];
    const refused = spawnSync('bash', limited, { cwd: project, encoding: 'utf8' });
    assert.equal(refused.status, 1);
    assert.match(refused.stderr, /^\S+: no room for a file of this size\. Make room and try again\. \(EFBIG\)\n$/);
    assert.deepEqual(fixture.list(), before);
    assert.deepEqual(readdirSync(fixture.folder).sort(), ['content', 'dist']);
  });
});

describe('npm start', () => {
  it('prints the address in its first line, base path included, and writes nothing', async () => {
    const before = readdirSync(scratch);
    const { address, end } = await open('start', '--content', content, '--base', '/x/', ...pictures);
    assert.match(address, /^http:\/\/localhost:\d+\/x\/$/);
    assert.equal((await fetch(address)).status, 200);
    assert.deepEqual(readdirSync(scratch), before);
    end();
  });
});

describe('npm run preview', () => {
  it('serves what a build wrote, under the base path that it was built for', async () => {
    run('build.ts', ['--content', content, '--out', out, '--base', '/x/']);
    const { address, end } = await open('preview', '--out', out);
    assert.match(address, /^http:\/\/localhost:\d+\/x\/$/);
    assert.equal(await (await fetch(address)).text(), readFileSync(join(out, 'index.html'), 'utf8'));
    assert.equal((await fetch(new URL('nowhere/', address))).status, 404);
    end();
  });

  it('says what to do where there is no site', () => {
    const words = ['engine/cli/run.js', 'build.ts', 'preview', '--out', join(scratch, 'none')];
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: project, encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(stderr, /^There is no built site in `.*none`\. Run npm run build first\.\n$/);
  });
});

describe('npm run new', () => {
  it('fails if fields are missing', () => {
    const words = ['engine/cli/run.js', 'build.ts', 'new', 'manager', 'Ann Lee'];
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: project, encoding: 'utf8', input: '' });
    assert.equal(status, 1);
    assert.match(stderr, /^These fields are required\. Add them after the title:\n {2}title=… +the job title$/m);
  });
});

describe('a flag that npm took for its own', () => {
  it('is passed on by npm so that the command can tell', () => {
    const { status, stderr } = spawnSync('npm run build --base=/x/', { cwd: project, encoding: 'utf8', shell: true });
    assert.equal(status, 1);
    assert.ok(stderr.includes('Write npm run build -- --base /x/\n'), stderr);
  });
});

describe('a machine that is not ready', () => {
  /** A checkout with another package.json, and without node_modules. */
  const runAlone = (edit: (json: string) => string) => {
    const alone = makeTemporary('alone');
    for (const name of ['run.js', 'script.js', 'load-code.js']) {
      cpSync(join(project, 'engine/cli', name), join(alone, 'engine/cli', name));
    }
    writeFileSync(join(alone, 'build.ts'), '');
    writeFileSync(join(alone, 'package.json'), edit(readFileSync(join(project, 'package.json'), 'utf8')));
    const words = ['engine/cli/run.js', 'build.ts'];
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: alone, encoding: 'utf8' });
    return { status, stderr };
  };

  it('is told to run npm ci when it has no packages', () => {
    assert.deepEqual(runAlone(String), { status: 1, stderr: 'Package `esbuild` is not installed. Run npm ci.\n' });
  });

  it('is told which Node it needs', () => {
    assert.deepEqual(
      runAlone((json) => json.replace(/"node": ".*"/, '"node": ">=99.5"')),
      { status: 1, stderr: `Node ${process.versions.node} is too old. Install 99.5 or newer.\n` },
    );
  });
});

/** Opens a server, as a maintainer does; it ends with `end`. */
async function open(...args: string[]): Promise<{ address: string; end(): void }> {
  const served = spawn(process.execPath, ['engine/cli/run.js', 'build.ts', ...args, '--port', '0'], {
    cwd: project,
  });
  const address = await new Promise<string>((resolve, reject) => {
    served.stdout.once('data', (chunk) => resolve(String(chunk).split('\n')[0] ?? ''));
    served.once('exit', (code) => reject(new Error(`npm ${args[0]} ended with ${code}`)));
  });
  return { address, end: () => served.kill() };
}

/** Its pictures are those of the fixtures, whatever the real site has. */
function command(script: string, args: string[]): string[] {
  return ['engine/cli/run.js', script, ...args, ...pictures];
}

function run(script: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command(script, args), {
    cwd: project,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
