/** Commands and examples of the docs work as a reader types them. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { project } from '../support/project.ts';
import { readDoc } from '../unit/docs/commands.ts';

const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));

let folder: string;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-'));
});
after(() => rmSync(folder, { recursive: true }));

function run(script: string, args: readonly string[]) {
  const [, ...command] = scripts[script].split(' ');
  return spawnSync(process.execPath, [...command, ...args], { cwd: project, encoding: 'utf8' });
}

describe('a documented command', () => {
  for (const [script, listArgs, ...codes] of [
    ['build', () => ['--out', join(folder, 'dist'), '--quiet'], 0],
    ['start', () => ['--help'], 0],
    ['preview', () => ['--help'], 0],
    ['report', () => ['--file', join(folder, 'report.html'), '--quiet'], 0],
    ['facts', () => [], 0],
    ['new', () => ['--help'], 0],
    ['schema', () => ['--check'], 0],
    // It fails as long as there are samples.
    ['publish-check', () => [], 0, 1],
  ] as [string, () => string[], ...number[]][]) {
    it(`works: ${script}`, () => {
      const { status, stderr } = run(script, listArgs());
      assert.ok(status !== null && codes.includes(status), `${status}: ${stderr}`);
    });
  }
});

describe('an example file of content/README.md', () => {
  const shown = readDoc('content/README.md').matchAll(
    /`(?<path>[a-z-]+\/[\w-]+\.md)`[^`\n]*\n\n(?<block>(?: {4}.*\n|\n)+)/g,
  );
  const files = [...shown].map(({ groups: { path = '', block = '' } = {} }) => ({
    path,
    text: block.replace(/^ {4}/gm, ''),
  }));

  it('is found', () =>
    assert.deepEqual(
      files.map(({ path }) => path),
      ['company/our-trucks.md', 'food-shows/2027-spring.md'],
    ));

  for (const { path, text } of files) {
    it(`can be copied as it is: ${path}`, () => {
      const content = join(folder, 'content');
      cpSync(join(project, 'content'), content, { recursive: true });
      mkdirSync(join(content, path, '..'), { recursive: true });
      writeFileSync(join(content, path), text);
      const { status, stdout, stderr } = run('build', ['--content', content, '--out', join(folder, 'example')]);
      rmSync(content, { recursive: true });
      assert.equal(status, 0, stderr);
      assert.doesNotMatch(stdout, /write the same alt/);
    });
  }
});
