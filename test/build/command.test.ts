/** The commands as a maintainer types them: real processes, real folders. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startTrial } from '../trial.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const content = 'test/fixtures/base';
let out: string;
let scratch: string;

before(() => {
  scratch = mkdtempSync(join(tmpdir(), 'command-'));
  out = join(scratch, 'site');
});
after(() => rmSync(scratch, { recursive: true }));

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

  it('explains itself with --help and builds nothing', () => {
    const { status, stdout } = run('build.ts', ['--help', '--out', join(scratch, 'none')]);
    assert.equal(status, 0);
    for (const flag of ['--content', '--out', '--origin', '--base', '--date', '--quiet', '--help']) {
      assert.ok(stdout.includes(flag), flag);
    }
  });

  it('ends with 1 and every fault', () => {
    const trial = startTrial('faults/many');
    const { status, stderr } = run('build.ts', ['--content', join(trial.folder, 'content'), '--out', out]);
    assert.equal(status, 1);
    assert.match(stderr, /contact\.md:2:9 error/);
    assert.match(stderr, /produce\.md:6:8 error/);
    assert.match(stderr, /\d faults; nothing was written\n$/);
    trial.remove();
  });

  it('says which flags it cannot use, all at once', () => {
    const { status, stderr } = run('build.ts', ['--base', 'co-op', '--date', 'today', '--origin', 'here']);
    assert.equal(status, 1);
    assert.equal(
      stderr,
      [
        '--origin: write a scheme and a host without a path, such as https://www.example.com',
        '--base: write a path that begins and ends with a slash, such as / or /co-op/',
        '--date: write a date as year-month-day, such as 2026-03-31',
        '',
      ].join('\n'),
    );
  });

  it('refuses a flag that it does not know', () => {
    const { status, stderr } = run('build.ts', ['--watch']);
    assert.equal(status, 1);
    assert.match(stderr, /Unknown option '--watch'/);
  });

  it('says that the content folder is not there', () => {
    const { status, stderr } = run('build.ts', ['--content', 'no-such-folder', '--out', out]);
    assert.equal(status, 1);
    assert.match(stderr, /--content: found no folder "no-such-folder"/);
  });
});

describe('npm start', () => {
  it('builds, serves and prints the address, base path included', async () => {
    const served = spawn(
      process.execPath,
      command('build/start.ts', ['--content', content, '--out', out, '--base', '/x/']),
      {
        cwd: project,
      },
    );
    const address = await new Promise<string>((resolve, reject) => {
      let printed = '';
      served.stdout.on('data', (chunk) => {
        printed += String(chunk);
        const found = /Serving (\S+)/.exec(printed)?.[1];
        if (found !== undefined) resolve(found);
      });
      served.on('exit', () => reject(new Error(`npm start ended: ${printed}`)));
    });
    const home = await fetch(address);
    assert.equal(home.status, 200);
    assert.match(address, /^http:\/\/localhost:\d+\/x\/$/);
    served.kill();
  });
});

function command(script: string, args: string[]): string[] {
  return ['--import', 'tsx', script, ...args];
}

function run(script: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command(script, args), {
    cwd: project,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
