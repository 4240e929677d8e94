/** Who may import whom. Types and dynamic imports count. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Each folder of engine/ imports only folders of the rows above its own. */
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

const files = ['engine', ...Object.keys(PARTS)].flatMap(listFiles);
const imports = files.flatMap((file) => listImports(file).map((target) => ({ file, ...target })));

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
    it(`of ${part} name nothing but ${part} and ${others.join(', ')}`, () => {
      const allowed = [part, ...others].map((name) => `${name}/`);
      const broken = imports
        .filter(({ file }) => file.startsWith(`${part}/`))
        .filter(({ target }) => !allowed.some((start) => target.startsWith(start)));
      assert.deepEqual(broken.map(describeImport), []);
    });
  }

  it('between files go in no circle, but for code that is loaded only when needed', () => {
    assert.deepEqual(findCircles(), []);
  });

  it('name no path that is put together at run time', () => {
    const hidden = files.filter((file) => /\bimport\(\s*`/.test(readFileSync(join(project, file), 'utf8')));
    assert.deepEqual(hidden, []);
    assert.ok(imports.length > files.length);
  });
});

const describeImport = ({ file, target }: { file: string; target: string }) => `${file} imports ${target}`;

function folderOf(file: string): string | undefined {
  return file.split('/')[1];
}

function listFiles(part: string): string[] {
  return readdirSync(join(project, part), { recursive: true, encoding: 'utf8' })
    .map((name) => `${part}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(tsx?|js)$/.test(name) && !name.endsWith('.d.ts') && !name.includes('/dist/'));
}

/** The files of ours that a file imports, by their paths in the project. */
function listImports(file: string): { target: string; isDynamic: boolean }[] {
  const text = readFileSync(join(project, file), 'utf8');
  return [...text.matchAll(/(?:\bfrom|\bimport|(\bimport\())\s*'(\.[^']+)'/g)].map(([, dynamic, target = '']) => ({
    target: relative(project, resolve(project, dirname(file), target)).replaceAll('\\', '/'),
    isDynamic: dynamic !== undefined,
  }));
}

/** Each circle once, e.g. "a.ts → b.ts → a.ts". */
function findCircles(): string[] {
  const [done, circles] = [new Set<string>(), new Set<string>()];
  const follow = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.add([...path.slice(path.indexOf(file)), file].join(' → '));
    if (path.includes(file) || done.has(file)) return;
    const targets = imports.filter((one) => one.file === file && !one.isDynamic).map(({ target }) => target);
    for (const target of targets) follow(target, [...path, file]);
    done.add(file);
  };
  for (const file of files) follow(file, []);
  return [...circles];
}
