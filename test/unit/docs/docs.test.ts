/** What the docs tell is so: commands exist and take their flags, and files stand where they are said to. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { project } from '../../support/project.ts';
import { DOCS, listCommands, readDoc } from './commands.ts';

const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
const told = listCommands();

/** Scripts that are run here, with what makes them short; and the exit codes that they may end with. */
const RUN: Record<string, { args: string[]; codes: number[] }> = {
  build: { args: ['--out', 'OUT', '--quiet'], codes: [0] },
  start: { args: ['--help'], codes: [0] },
  preview: { args: ['--help'], codes: [0] },
  report: { args: ['--file', 'OUT', '--quiet'], codes: [0] },
  facts: { args: [], codes: [0] },
  new: { args: ['--help'], codes: [0] },
  schema: { args: ['--check'], codes: [0] },
  // It fails as long as there are samples, and so tells of them.
  'publish-check': { args: [], codes: [0, 1] },
};

/** Why the others are not run by a test. */
const NOT_RUN: Record<string, string> = {
  ci: 'gets the packages, without which no test runs',
  audit: 'asks the registry',
  test: 'runs this test',
  types: 'a part of npm test',
  lint: 'a part of npm test',
  format: 'writes into the checkout; lint is the same without writing',
  'test:rest': 'takes half an hour, and other browsers',
  'test:fuzz': 'takes minutes; npm test runs some of its cases',
  'test:dev-server': 'takes minutes, and a browser',
  'test:kill': 'takes minutes; npm test kills a few builds',
  'test:mutations': 'takes an hour, and a browser',
  shots: 'takes minutes, and a browser',
  'bench:screen': 'measures, and takes a browser',
  'bench:build': 'measures, for minutes',
  'bench:pages': 'measures, and takes a browser',
  'bench:answers': 'measures, and takes a browser',
  compare: 'clones the project and installs its packages twice',
};

function run(script: string, args: readonly string[]) {
  const [, ...command] = scripts[script].split(' ');
  return spawnSync(process.execPath, [...command, ...args], { cwd: project, encoding: 'utf8' });
}

describe('a command that the docs tell', () => {
  it('is found at all', () => assert.ok(told.length > 30, `${told.length} commands`));

  it('is a script of package.json, or one of npm itself', () => {
    const unknown = told.filter(({ name, isScript }) =>
      isScript ? !(name in scripts) : !['ci', 'audit'].includes(name),
    );
    assert.deepEqual(unknown, []);
  });

  it('is run here, or there is a reason why not', () => {
    const names = new Set(told.map(({ name }) => name));
    assert.deepEqual(
      [...names].filter((name) => !(name in RUN) && !(name in NOT_RUN)),
      [],
    );
    assert.deepEqual(
      [...Object.keys(RUN), ...Object.keys(NOT_RUN)].filter((name) => !names.has(name)),
      [],
    );
  });

  for (const [script, { args, codes }] of Object.entries(RUN)) {
    it(`works: ${script}`, () => {
      const out = mkdtempSync(join(tmpdir(), 'docs-'));
      const { status, stderr } = run(
        script,
        args.map((arg) => arg.replace('OUT', join(out, 'dist'))),
      );
      rmSync(out, { recursive: true });
      assert.ok(status !== null && codes.includes(status), `${status}: ${stderr}`);
    });

    it(`takes the flags that are told: ${script}`, () => {
      const flags = told.filter(({ name }) => name === script).flatMap(flagsOf);
      if (flags.length === 0) return;
      const { stdout } = run(script, ['--help']);
      const known = [...stdout.matchAll(/^ {2}(--[a-z][a-z-]*)/gm)].map(([, flag]) => flag);
      assert.deepEqual(
        flags.filter((flag) => !known.includes(flag)),
        [],
      );
    });
  }

  it('names every flag where it lists them', () => {
    const lists = told.filter(({ command }) => command.includes('[--'));
    assert.ok(lists.length > 0);
    for (const list of lists) {
      const { stdout } = run(list.name, ['--help']);
      const known = [...stdout.matchAll(/^ {2}(--[a-z][a-z-]*)/gm)].map(([, flag = '']) => flag);
      assert.deepEqual(flagsOf(list).sort(), known.sort(), list.command);
    }
  });
});

describe('a file that the docs name', () => {
  const FOLDERS = '(?:assets|bench|client|components|content|docs|engine|pages|site|test|\\.github|\\.ci)';
  const NAMED = new RegExp(`\`(${FOLDERS}/[\\w./-]*)\``, 'g');
  for (const doc of DOCS.filter((name) => name.endsWith('.md'))) {
    it(`stands there: ${doc}`, () => {
      const text = readDoc(doc);
      const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path = '']) => join(doc, '..', path));
      const named = [...text.matchAll(NAMED)].map(([, path = '']) => path);
      // In content/README.md addresses of the site stand as examples of links.
      const files = [...linked.filter((path) => !path.startsWith('/') && !/\/$/.test(path)), ...named];
      assert.deepEqual(
        files.filter((path) => !existsSync(join(project, path)) && !existsSync(join(project, doc, '..', path))),
        [],
      );
    });
  }
});

describe('a whole file that content/README.md shows', () => {
  const shown = readDoc('content/README.md').matchAll(
    /`(?<path>[a-z-]+\/[\w-]+\.md)`[^`\n]*\n\n(?<block>(?: {4}.*\n|\n)+)/g,
  );
  const files = [...shown].map(({ groups: { path = '', block = '' } = {} }) => ({
    path,
    text: block.replace(/^ {4}/gm, ''),
  }));

  it('is found at all', () =>
    assert.deepEqual(
      files.map(({ path }) => path),
      ['company/our-trucks.md', 'food-shows/2027-spring.md'],
    ));

  for (const { path, text } of files) {
    it(`can be copied as it is: ${path}`, () => {
      const folder = mkdtempSync(join(tmpdir(), 'docs-'));
      const content = join(folder, 'content');
      cpSync(join(project, 'content'), content, { recursive: true });
      mkdirSync(join(content, path, '..'), { recursive: true });
      writeFileSync(join(content, path), text);
      const { status, stdout, stderr } = run('build', ['--content', content, '--out', join(folder, 'dist')]);
      rmSync(folder, { recursive: true });
      assert.equal(status, 0, stderr);
      assert.doesNotMatch(stdout, /write the same alt/);
    });
  }
});

describe('docs/dependencies.md', () => {
  it('names every package, and no other', () => {
    const { dependencies, devDependencies } = JSON.parse(readDoc('package.json'));
    const named = [...readDoc('docs/dependencies.md').matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    assert.deepEqual(named.sort(), Object.keys({ ...dependencies, ...devDependencies }).sort());
  });
});

describe('the README', () => {
  it('is short enough to read', () => assert.ok(readDoc('README.md').split('\n').length <= 100));
});

describe('the workflow', () => {
  it('tests before it publishes, and builds once a day', () => {
    const { on, jobs } = parse(readDoc('.github/workflows/site.yml'));
    assert.equal(on.schedule.length, 1);
    assert.equal(jobs.publish.needs, 'test');
    const steps: { run?: string }[] = jobs.publish.steps;
    const commands = steps.flatMap(({ run: command }) => command ?? []);
    assert.match(commands.at(-1) ?? '', /^npm run build -- --origin "\$ORIGIN" --base "\$FOLDER\/"$/);
  });
});

function flagsOf({ args }: { args: string[] }): string[] {
  return args.flatMap((arg) => /^\[?(--[a-z][a-z-]*)/.exec(arg)?.[1] ?? []);
}
