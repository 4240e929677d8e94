/** The commands as a maintainer types them: real processes, real folders. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { run } from '../../build.ts';
import { copyFixture } from '../support/fixture-site.ts';
import { project } from '../support/project.ts';
import { runCommand } from '../support/run-command.ts';
import { makeTemporary } from '../support/temporary.ts';
import { readDoc } from '../unit/docs/commands.ts';

const content = 'test/fixtures/base';
const pictures = 'test/fixtures/pictures';
const scratch = makeTemporary('command');
const out = join(scratch, 'site');
const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));

/** The words of a build of the base site, unless its flags say otherwise. */
const buildWords = (...flags: string[]) => [
  ...['engine/cli/run.js', 'build.ts', '--content', content, '--images', pictures, '--out', out],
  ...flags,
];

function runProcess(program: string, words: readonly string[], options = {}) {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: project, encoding: 'utf8', ...options });
  return { status, stdout, stderr };
}

const build = (...flags: string[]) => runProcess(process.execPath, buildWords(...flags));
/** By a line of the shell in which `build` is the build. */
const buildInShell = (line: string, ...flags: string[]) =>
  runProcess('bash', ['-c', line.replace('build', '"$0" "$@"'), process.execPath, ...buildWords(...flags)]);

describe('npm run build', () => {
  it('takes content, output folder, origin, base and date, and says with --timings how long each part took', () => {
    const flags = ['--origin', 'https://stores.test', '--base', '/co-op/', '--date', '2031-12-31', '--timings'];
    const { status, stdout } = build(...flags);
    assert.equal(status, 0);
    assert.match(stdout, /^\d+ pages, \d+ files in .* \(\d+\.\d\d s\)$/m);
    const parts = [...stdout.matchAll(/^(\w+) +\d+ ms$/gm)].map(([, part]) => part);
    assert.deepEqual(parts, ['read', 'validate', 'resolve', 'assets', 'render', 'check', 'pictures', 'write']);
    const html = readFileSync(join(out, 'contact/index.html'), 'utf8');
    assert.match(html, /<link rel="canonical" href="https:\/\/stores\.test\/co-op\/contact\/">/);
    assert.match(html, /2031/);
  });

  it('goes on when nobody reads what it prints', () => {
    const site = join(scratch, 'unread');
    const ended = buildInShell('set -o pipefail; build | true', '--out', site);
    assert.deepEqual(ended, { status: 0, stdout: '', stderr: '' });
    assert.ok(readdirSync(site).includes('index.html'));
  });

  it('says so in a line when what it prints cannot be written', { skip: !existsSync('/dev/full') }, () => {
    const { status, stderr } = buildInShell('build > /dev/full', '--out', join(scratch, 'unprinted'));
    assert.deepEqual({ status, stderr }, { status: 1, stderr: 'Output could not be written: ENOSPC.\n' });
  });

  it('leaves nothing behind when it is killed without a cache', async () => {
    const folder = join(scratch, 'temporary');
    mkdirSync(folder);
    const env = { ...process.env, TMPDIR: folder, TEMP: folder };
    const words = buildWords('--no-cache', '--out', join(scratch, 'killed'));
    const child = spawn(process.execPath, words, { cwd: project, env });
    for (const stream of [child.stdout, child.stderr]) stream.once('data', () => child.kill('SIGKILL'));
    await once(child, 'exit');
    assert.deepEqual(readdirSync(folder), []);
  });

  it('ends with 1 and every error', () => {
    const fixture = copyFixture('errors/many');
    const { status, stderr } = build('--content', join(fixture.folder, 'content'));
    assert.equal(status, 1);
    assert.match(stderr, /contact\.md:2:8 error(.*\n)+.*produce\.md:6:8 error(.*\n)+\d errors; nothing was written\n$/);
  });

  it('prints nothing with --quiet; says in one line what the system refuses, and keeps the last site', () => {
    const fixture = copyFixture();
    const flags = ['--content', join(fixture.folder, 'content'), '--out'];
    const built = build('--quiet', ...flags, join(fixture.folder, 'dist'));
    assert.deepEqual(built, { status: 0, stdout: '', stderr: '' });
    const before = fixture.list();
    // A limit on the size of files, in blocks of 1024 bytes, refuses as a full disk does; none may dump its memory.
    const refused = buildInShell('ulimit -c 0 -f 1 && exec build', ...flags, join(fixture.folder, 'other'));
    assert.equal(refused.status, 1);
    assert.match(refused.stderr, /^\S+: no room for a file of this size\. Make room and try again\. \(EFBIG\)\n$/);
    assert.deepEqual(fixture.list(), before);
    assert.deepEqual(readdirSync(fixture.folder).sort(), ['content', 'dist']);
  });
});

describe('a command', () => {
  for (const [args, message] of [
    [
      ['--base', 'co-op', '--date', 'today', '--origin', 'here', '--content', '', '--out', ''],
      [
        '`--content` must be a folder, such as content.',
        '`--origin` must be a scheme and a host without a path, such as https://www.example.com.',
        '`--base` must be a path with a slash at both ends, such as / or /co-op/.',
        '`--date` must be a date as year-month-day, such as 2026-03-31.',
        '`--out` must be a folder, such as dist.',
      ].join('\n'),
    ],
    [['--content', 'README.md'], '--content: `README.md` is a file. Write the folder of the content.'],
    [['--content', 'nowhere'], '--content: `nowhere` does not exist. Write the folder of the content.'],
    ...Object.entries({
      '.git': 'belongs to git',
      '.git/objects': 'belongs to git',
      '.': 'holds the content folder',
      content: 'is the content folder',
      'content/pages': 'is in the content folder',
      'assets/images': 'is the pictures folder',
    }).map(([folder, error]) => [
      ['--public', folder],
      `--public: \`${folder}\` ${error}. Write a folder of its own, such as public.`,
    ]),
    [['preview', '--out', 'nowhere'], 'There is no built site in `nowhere`. Run npm run build first.'],
  ] as [string[], string][]) {
    it(`is refused: ${args.join(' ')}`, async () => {
      const refused = await runCommand(run, args);
      assert.deepEqual(refused, { status: 1, stdout: '', stderr: `${message}\n` });
    });
  }
});

describe('npm start', () => {
  it('prints the address in its first line, base path included, and writes nothing', async () => {
    const before = readdirSync(scratch);
    const { address, end } = await open('start', '--content', content, '--base', '/x/', '--images', pictures);
    assert.match(address, /^http:\/\/localhost:\d+\/x\/$/);
    assert.equal((await fetch(address)).status, 200);
    assert.deepEqual(readdirSync(scratch), before);
    end();
  });
});

describe('npm run preview', () => {
  it('serves what a build wrote, under the base path that it was built for', async () => {
    build('--base', '/x/');
    const { address, end } = await open('preview', '--out', out);
    assert.match(address, /^http:\/\/localhost:\d+\/x\/$/);
    assert.equal(await (await fetch(address)).text(), readFileSync(join(out, 'index.html'), 'utf8'));
    assert.equal((await fetch(new URL('nowhere/', address))).status, 404);
    end();
  });
});

describe('a flag that npm took for its own', () => {
  it('is passed on by npm so that the command can tell', () => {
    const { status, stderr } = runProcess('npm run build --base=/x/', [], { shell: true });
    assert.equal(status, 1);
    assert.ok(stderr.includes('Write npm run build -- --base /x/\n'), stderr);
  });
});

describe('a machine that is not ready', () => {
  for (const [needs, edit, stderr] of [
    ['packages', String, 'Package `esbuild` is not installed. Run npm ci.\n'],
    [
      'a newer Node',
      (json: string) => json.replace(/"node": ".*"/, '"node": ">=99.5"'),
      `Node ${process.versions.node} is too old. Install 99.5 or newer.\n`,
    ],
  ] as const) {
    it(`is told that it needs ${needs}`, () => {
      // A checkout without node_modules.
      const alone = makeTemporary('alone');
      for (const name of ['run.js', 'script.js', 'load-code.js']) {
        cpSync(join(project, 'engine/cli', name), join(alone, 'engine/cli', name));
      }
      writeFileSync(join(alone, 'build.ts'), '');
      writeFileSync(join(alone, 'package.json'), edit(readDoc('package.json')));
      const told = runProcess(process.execPath, ['engine/cli/run.js', 'build.ts'], { cwd: alone });
      assert.deepEqual(told, { status: 1, stdout: '', stderr });
    });
  }
});

describe('a documented command', () => {
  const runScript = (script: string, ...args: string[]) =>
    runProcess(process.execPath, [...scripts[script].split(' ').slice(1), ...args]);
  for (const [script, args, ...codes] of [
    ['build', ['--out', join(scratch, 'dist'), '--quiet'], 0],
    ['start', ['--help'], 0],
    ['preview', ['--help'], 0],
    ['report', ['--file', join(scratch, 'report.html'), '--quiet'], 0],
    ['facts', [], 0],
    ['new', ['--help'], 0],
    ['schema', ['--check'], 0],
    // It fails as long as there are samples.
    ['publish-check', [], 0, 1],
  ] as [string, string[], ...number[]][]) {
    it(`works: ${script}`, () => {
      const { status, stderr } = runScript(script, ...args);
      assert.ok(status !== null && codes.includes(status), `${status}: ${stderr}`);
    });
  }

  it('explains itself with --help and does nothing else', () => {
    const { status, stdout } = runScript('build', '--help', '--out', join(scratch, 'none'));
    assert.equal(status, 0);
    const flags = ['content', 'images', 'out', 'origin', 'base', 'date', 'timings', 'quiet', 'help'];
    for (const flag of flags) assert.ok(stdout.includes(`--${flag}`), flag);
    assert.ok(!existsSync(join(scratch, 'none')));
  });

  it('builds the example files of content/README.md, copied as they are', () => {
    const shown = readDoc('content/README.md').matchAll(/`([a-z-]+\/[\w-]+\.md)`[^`\n]*\n\n((?: {4}.*\n|\n)+)/g);
    const examples = join(scratch, 'examples');
    cpSync(join(project, 'content'), examples, { recursive: true });
    const paths = [...shown].map(([, path = '', block = '']) => {
      mkdirSync(join(examples, path, '..'), { recursive: true });
      writeFileSync(join(examples, path), block.replace(/^ {4}/gm, ''));
      return path;
    });
    assert.deepEqual(paths, ['company/our-trucks.md', 'food-shows/2027-spring.md']);
    const { status, stdout, stderr } = runScript('build', '--content', examples, '--out', join(scratch, 'example'));
    assert.equal(status, 0, stderr);
    assert.doesNotMatch(stdout, /write the same alt/);
  });
});

/** Opens a server, as a maintainer does; it ends with `end`. */
async function open(...args: string[]): Promise<{ address: string; end(): void }> {
  const served = spawn(process.execPath, ['engine/cli/run.js', 'build.ts', ...args, '--port', '0'], { cwd: project });
  const address = await new Promise<string>((resolve, reject) => {
    served.stdout.once('data', (chunk) => resolve(String(chunk).split('\n')[0] ?? ''));
    served.once('exit', (code) => reject(new Error(`npm ${args[0]} ended with ${code}`)));
  });
  return { address, end: () => served.kill() };
}
