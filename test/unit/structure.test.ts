/** The structure of the code: who imports whom, how large each part is, and unique names. See docs/architecture.md. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { project } from '../support/project.ts';

/** Each folder of engine/ imports only folders before it. */
const LAYERS = [
  ['core'],
  ['content'],
  ['assets'],
  ['render'],
  ['checks'],
  ['build'],
  ['dev-server', 'report'],
  ['editor'],
  ['cli'],
];

/** What the parts outside the engine import besides themselves. */
const PARTS: Record<string, readonly string[]> = {
  site: ['engine'],
  components: ['engine/core', 'engine/assets', 'engine/render', 'site/model'],
  client: ['components', 'site/model'],
  pages: ['components', 'engine', 'site'],
  bench: ['engine'],
};

const ENTRY_POINTS = ['index.ts', 'browser.ts'];

/** Has to run before React is imported, so before any entry point. */
const LOADED_FIRST = ['engine/render/production.ts'];

/** In lines of code: neither blank nor a comment. */
const MAX_LINES: Record<string, number> = {
  'build.ts': 90,
  'engine/core/': 800,
  'engine/content/': 2100,
  'engine/assets/': 600,
  'engine/render/': 700,
  'engine/checks/': 500,
  'engine/build/': 700,
  'engine/dev-server/': 800,
  'engine/editor/': 3000,
  'engine/report/': 900,
  'engine/cli/': 700,
  'engine/': 10800,
  'test/': 17000,
};
const SITE = ['site/', 'pages/', 'components/', 'client/'];
const SITE_MAX_LINES = 8000;
const ENGINE_FILES = 150;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: project, encoding: 'utf8' })
  .split('\n')
  .filter(
    (path) => /\.(tsx?|jsx?|mjs|cjs)$/.test(path) && !path.includes('/fixtures/') && existsSync(join(project, path)),
  )
  .map((path) => ({ path, text: readFileSync(join(project, path), 'utf8') }));
const engine = files.filter(({ path }) => path.startsWith('engine/'));
/** Tests may import any file. */
const imports = files.filter(({ path }) => !path.startsWith('test/')).flatMap(listImports);

describe('imports', () => {
  it('between folders of the engine go one way', () => {
    const folders = LAYERS.flat();
    const lower = (folder: string) =>
      LAYERS.slice(
        0,
        LAYERS.findIndex((row) => row.includes(folder)),
      ).flat();
    const broken = imports
      .filter(({ file }) => file.startsWith('engine/'))
      .filter(({ file, target }) => {
        const [own = '', other = ''] = [folderOf(file), folderOf(target)];
        return own !== other && !(target.startsWith('engine/') && lower(own).includes(other));
      });
    assert.deepEqual(broken.map(describeImport), []);
    assert.deepEqual(readdirSync(join(project, 'engine')).sort(), [...folders].sort());
  });

  it('enter a folder of the engine through its index.ts, or its browser.ts', () => {
    const broken = imports.filter(({ file, target }) => {
      const [top, folder, ...rest] = target.split('/');
      const isOwn = file.startsWith(`engine/${folder}/`);
      return top === 'engine' && !isOwn && !ENTRY_POINTS.includes(rest.join('/')) && !LOADED_FIRST.includes(target);
    });
    assert.deepEqual(broken.map(describeImport), []);
  });

  for (const [part, others] of Object.entries(PARTS)) {
    it(`of ${part} import only from ${part} and ${others.join(', ')}`, () => {
      const allowed = [part, ...others].map((name) => `${name}/`);
      const broken = imports
        .filter(({ file }) => file.startsWith(`${part}/`))
        .filter(({ target }) => !allowed.some((start) => target.startsWith(start)));
      assert.deepEqual(broken.map(describeImport), []);
    });
  }

  it('between files have no cycles, except for dynamic imports', () => {
    assert.deepEqual(findCycles(), []);
  });

  it('have no computed paths', () => {
    const hidden = files
      .filter(({ path, text }) => !path.startsWith('test/') && /\bimport\(\s*`/.test(text))
      .map(({ path }) => path);
    assert.deepEqual(hidden, []);
    assert.ok(imports.length > engine.length);
  });
});

const describeImport = ({ file, target }: { file: string; target: string }) => `${file} imports ${target}`;

describe('the size of', () => {
  for (const [part, maxLines] of Object.entries(MAX_LINES)) {
    it(`${part} is at most ${maxLines} lines of code`, () => assertAtMost(maxLines, [part]));
  }
  it(`the site is at most ${SITE_MAX_LINES} lines of code`, () => assertAtMost(SITE_MAX_LINES, SITE));
  it(`the engine is at most ${ENGINE_FILES} files`, () => {
    assert.ok(engine.length <= ENGINE_FILES, `${engine.length} files`);
  });
});

describe('names', () => {
  it('of exported types are unique', () => {
    const declared = files.flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:interface|type|class) (\w+)/gm)].map(([, name = '']) => ({ path, name })),
    );
    assert.deepEqual(listRepeated(declared), []);
  });

  it('of files are unique within a folder of the engine', () => {
    const named = engine
      .filter(({ path }) => !path.endsWith('/index.ts'))
      .map(({ path }) => ({ path, name: `${path.split('/')[1]}: ${basename(path).replace(/\..*/, '')}` }));
    assert.deepEqual(listRepeated(named), []);
  });

  it('of folders in the engine hold more than one file', () => {
    const folders = groupBy(engine, ({ path }) => dirname(path));
    const nested = new Set([...folders.keys()].map((folder) => dirname(folder)));
    const single = [...folders].filter(([folder, held]) => held.length === 1 && !nested.has(folder));
    assert.deepEqual(
      single.map(([folder]) => folder),
      [],
    );
  });
});

it('modules of the engine that one other imports are at least 30 lines', () => {
  const importers = groupBy(
    imports.filter(({ isDynamic }) => !isDynamic),
    ({ target }) => target,
  );
  const tiny = engine
    .filter(({ path }) => {
      const [only, ...others] = importers.get(path) ?? [];
      return only && others.length === 0 && !isEntryPoint(only.file) && !isEntryPoint(path);
    })
    .filter(({ text }) => countLines(text) < 30)
    .map(({ path }) => `${path}, imported by ${importers.get(path)?.[0]?.file}`);
  assert.deepEqual(tiny, []);
});

const isEntryPoint = (path: string) => /\/(index|browser)\.ts$|\.d\.ts$/.test(path);

function assertAtMost(maxLines: number, parts: readonly string[]): void {
  const counted = files.filter(({ path }) => parts.some((part) => path.startsWith(part)));
  const lines = counted.reduce((sum, { text }) => sum + countLines(text), 0);
  assert.ok(lines > 0 && lines <= maxLines, `${lines} lines; delete something`);
}

function folderOf(file: string): string | undefined {
  return file.split('/')[1];
}

/** The files of ours that a file imports, by their paths in the project. */
function listImports({ path, text }: { path: string; text: string }) {
  return [...text.matchAll(/(?:\bfrom|\bimport|(\bimport\())\s*'(\.[^']+)'/g)].map(([, dynamic, target = '']) => ({
    file: path,
    target: resolve('/', dirname(path), target).slice(1),
    isDynamic: dynamic !== undefined,
  }));
}

/** Each circle once, e.g. "a.ts → b.ts → a.ts". */
function findCycles(): string[] {
  const [done, circles] = [new Set<string>(), new Set<string>()];
  const follow = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.add([...path.slice(path.indexOf(file)), file].join(' → '));
    if (path.includes(file) || done.has(file)) return;
    const targets = imports.filter((one) => one.file === file && !one.isDynamic).map(({ target }) => target);
    for (const target of targets) follow(target, [...path, file]);
    done.add(file);
  };
  for (const { path } of files) follow(path, []);
  return [...circles];
}

function countLines(text: string): number {
  const code = text.replace(/^\s*\/\*[\s\S]*?\*\/\s*$/gm, '');
  return code.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}

/** e.g. "Page: engine/core/page.ts, site/page.ts" */
function listRepeated(named: readonly { name: string; path: string }[]): string[] {
  return [...groupBy(named, ({ name }) => name)]
    .filter(([, group]) => group.length > 1)
    .map(([name, group]) => `${name}: ${group.map(({ path }) => path).join(', ')}`);
}

/** Like Map.groupBy of Node 21. */
function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}
