/** The commands as a maintainer types them: real processes, real folders. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { listFiles } from '../support/files.ts';
import { copyFixture } from '../support/fixture-site.ts';
import { project } from '../support/project.ts';
import { startCommand } from '../support/project-copy.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const content = 'test/fixtures/base';
const pictures = 'test/fixtures/pictures';
const scratch = makeTemporaryFolder('command');
const readProjectFile = (path: string) => readFileSync(join(project, path), 'utf8');

function run(program: string, args: readonly string[], options = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: project, encoding: 'utf8', ...options });
  return { status, stdout, stderr };
}

/** The arguments of Node that build the base site. */
const listBuildArgs = (out: string, ...flags: string[]) => [
  '--import',
  'tsx',
  'build.ts',
  '--content',
  content,
  '--images',
  pictures,
  '--out',
  join(scratch, out),
  ...flags,
];
const build = (out: string, ...flags: string[]) => run(process.execPath, listBuildArgs(out, ...flags));

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

  it('prints nothing with --quiet; reports a failed write in one line, and keeps the last site', () => {
    assert.deepEqual(build('kept/dist', '--quiet'), { status: 0, stdout: '', stderr: '' });
    const before = listFiles(join(scratch, 'kept'));
    // `-f 1` limits files to one block of 1024 bytes, which works like a full disk. `-c 0` prevents core dumps.
    const limited = ['-c', 'ulimit -c 0 -f 1 && exec "$0" "$@"', process.execPath, ...listBuildArgs('kept/other')];
    const refused = run('bash', limited);
    assert.equal(refused.status, 1);
    assert.match(refused.stderr, /^\S+: EFBIG: [^\n]+\n$/);
    assert.deepEqual(listFiles(join(scratch, 'kept')), before);
    assert.deepEqual(readdirSync(join(scratch, 'kept')), ['dist']);
  });
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

describe('a documented command', () => {
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
    const folders = ['--content', examples, '--out', join(scratch, 'example')];
    const { status, stderr } = run(process.execPath, ['--import', 'tsx', 'build.ts', ...folders]);
    assert.equal(status, 0, stderr);
  });
});
