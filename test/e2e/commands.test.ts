/** The commands as a maintainer types them: real processes, real folders. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { run as runSite } from '../../build.ts';
import { listFiles } from '../support/files.ts';
import { copyFixture } from '../support/fixture-site.ts';
import { project } from '../support/project.ts';
import { startCommand } from '../support/project-copy.ts';
import { runCommand } from '../support/run-command.ts';
import { listChecks, readRows } from '../support/table.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const content = 'test/fixtures/base';
const pictures = 'test/fixtures/pictures';
const scratch = makeTemporaryFolder('command');
const readProjectFile = (path: string) => readFileSync(join(project, path), 'utf8');
const { scripts } = JSON.parse(readProjectFile('package.json'));

function run(program: string, args: readonly string[], options = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: project, encoding: 'utf8', ...options });
  return { status, stdout, stderr };
}

const runScript = (script: string, ...args: string[]) =>
  run(process.execPath, [...scripts[script].split(' ').slice(1), ...args]);

/** The arguments of Node that build the base site. */
const listBuildArgs = (out: string, ...flags: string[]) => [
  ...['engine/cli/run.js', 'build.ts', '--content', content, '--images', pictures, '--out', join(scratch, out)],
  ...flags,
];
const build = (out: string, ...flags: string[]) => run(process.execPath, listBuildArgs(out, ...flags));
/** Runs a shell command. In it, `build` stands for Node with the arguments of `listBuildArgs`. */
const buildInShell = (line: string, out: string) =>
  run('bash', ['-c', line.replace('build', '"$0" "$@"'), process.execPath, ...listBuildArgs(out)]);

describe('npm run build', () => {
  it('accepts content, output folder, origin, base and date', () => {
    const flags = ['--origin', 'https://stores.test', '--base', '/co-op/', '--date', '2031-12-31'];
    const { status, stdout } = build('site', ...flags);
    assert.equal(status, 0);
    assert.match(stdout, /^\d+ pages, \d+ files in .* \(\d+\.\d\d s\)$/m);
    const html = readFileSync(join(scratch, 'site/contact/index.html'), 'utf8');
    assert.match(html, /<link rel="canonical" href="https:\/\/stores\.test\/co-op\/contact\/">/);
    assert.match(html, /2031/);
  });

  it('completes if nobody reads its output', () => {
    const ended = buildInShell('set -o pipefail; build | true', 'unread');
    assert.deepEqual(ended, { status: 0, stdout: '', stderr: '' });
    assert.ok(existsSync(join(scratch, 'unread/index.html')));
  });

  it('reports in one line that its output cannot be written', { skip: !existsSync('/dev/full') }, () => {
    const { status, stderr } = buildInShell('build > /dev/full', 'unprinted');
    assert.deepEqual({ status, stderr }, { status: 1, stderr: 'Output could not be written: ENOSPC.\n' });
  });

  it('with --no-cache, leaves nothing in the temporary folder of the system if it is killed', async () => {
    const folder = join(scratch, 'temporary');
    mkdirSync(folder);
    const env = { ...process.env, TMPDIR: folder, TEMP: folder };
    const child = spawn(process.execPath, listBuildArgs('killed', '--no-cache'), { cwd: project, env });
    for (const stream of [child.stdout, child.stderr]) stream.once('data', () => child.kill('SIGKILL'));
    await once(child, 'exit');
    assert.deepEqual(readdirSync(folder), []);
  });

  it('prints nothing with --quiet; reports a failed write in one line, and keeps the last site', () => {
    assert.deepEqual(build('kept/dist', '--quiet'), { status: 0, stdout: '', stderr: '' });
    const before = listFiles(join(scratch, 'kept'));
    // `-f 1` limits files to one block of 1024 bytes, which works like a full disk. `-c 0` prevents core dumps.
    const refused = buildInShell('ulimit -c 0 -f 1 && exec build', 'kept/other');
    assert.equal(refused.status, 1);
    assert.match(refused.stderr, /^\S+: EFBIG: [^\n]+\n$/);
    assert.deepEqual(listFiles(join(scratch, 'kept')), before);
    assert.deepEqual(readdirSync(join(scratch, 'kept')), ['dist']);
  });
});

describe('a command', () => {
  const repository = join(scratch, '.git');
  mkdirSync(join(repository, 'objects'), { recursive: true });
  for (const [row, check] of listChecks(readRows('refused-commands'), async (args) => {
    const { status, stdout, stderr } = await runCommand(runSite, args.replace('GIT', repository).split(' '));
    assert.deepEqual([status, stdout], [1, '']);
    return stderr.replaceAll(repository, 'GIT');
  }))
    it(`is refused: ${row}`, check);
});

it('npm start prints the address in its first line, base path included, and does not write dist/', async () => {
  const readInode = () => statSync(join(project, 'dist'), { throwIfNoEntry: false })?.ino;
  const before = readInode();
  const flags = ['--content', content, '--base', '/x/', '--images', pictures];
  const { address, stop } = await startCommand(project, 'start', ...flags);
  assert.match(address, /^http:\/\/localhost:\d+\/x\/$/);
  assert.equal((await fetch(address)).status, 200);
  assert.equal(readInode(), before);
  await stop();
});

it('npm run preview serves what a build wrote, under the base path that it was built for', async () => {
  const fixture = copyFixture();
  await fixture.build({ base: '/x/' });
  const { address, stop } = await startCommand(project, 'preview', '--out', join(fixture.folder, 'dist'));
  assert.match(address, /^http:\/\/localhost:\d+\/x\/$/);
  assert.equal(await (await fetch(address)).text(), fixture.read('index.html'));
  assert.equal((await fetch(new URL('nowhere/', address))).status, 404);
  await stop();
});

describe('a command on a machine that is not ready', () => {
  for (const [needs, edit, stderr] of [
    ['packages', (json: string) => json, 'Package `esbuild` is not installed. Run npm ci.\n'],
    [
      'a newer Node',
      (json: string) => json.replace(/"node": ".*"/, '"node": ">=99.5"'),
      `Node ${process.versions.node} is too old. Install 99.5 or newer.\n`,
    ],
  ] as const) {
    it(`says that it needs ${needs}`, () => {
      const checkout = makeTemporaryFolder('checkout');
      for (const name of ['run.js', 'script.js', 'load-code.js', 'code-error.js']) {
        cpSync(join(project, 'engine/cli', name), join(checkout, 'engine/cli', name));
      }
      writeFileSync(join(checkout, 'build.ts'), '');
      writeFileSync(join(checkout, 'package.json'), edit(readProjectFile('package.json')));
      const ended = run(process.execPath, ['engine/cli/run.js', 'build.ts'], { cwd: checkout });
      assert.deepEqual(ended, { status: 1, stdout: '', stderr });
    });
  }
});

describe('a documented command', () => {
  it('that checks for samples passes or fails, but does not crash', () => {
    const { stderr, status } = runScript('publish-check');
    assert.ok(status === 0 || /sample/.test(stderr), stderr);
  });

  it('lists its flags with --help and does nothing else', () => {
    const { status, stdout } = runScript('build', '--help', '--out', join(scratch, 'none'));
    assert.equal(status, 0);
    const flags = ['content', 'images', 'out', 'origin', 'base', 'date', 'quiet', 'help'];
    for (const flag of flags) assert.ok(stdout.includes(`--${flag}`), flag);
    assert.ok(!existsSync(join(scratch, 'none')));
  });

  it('builds the example files of content/README.md, copied as they are', () => {
    // The path of a file in backticks, then its content, indented by four spaces.
    const blocks = readProjectFile('content/README.md').matchAll(
      /`([a-z-]+\/[\w-]+\.md)`[^`\n]*\n\n((?: {4}.*\n|\n)+)/g,
    );
    const examples = join(scratch, 'examples');
    cpSync(join(project, 'content'), examples, { recursive: true });
    const paths = [...blocks].map(([, path = '', block = '']) => {
      mkdirSync(join(examples, path, '..'), { recursive: true });
      writeFileSync(join(examples, path), block.replace(/^ {4}/gm, ''));
      return path;
    });
    assert.deepEqual(paths, ['company/our-trucks.md', 'food-shows/2027-spring.md']);
    const { status, stderr } = runScript('build', '--content', examples, '--out', join(scratch, 'example'));
    assert.equal(status, 0, stderr);
  });
});
