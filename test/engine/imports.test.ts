/** The plan of the house: who may import whom, types included, and nobody in a circle. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** What each part may import besides itself; the engine's face for components is its folder render/. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  engine: [],
  site: ['engine'],
  components: ['engine/core', 'engine/render', 'site/model'],
  client: ['components', 'site/model'],
  pages: ['components', 'engine', 'site'],
  bench: ['engine'],
};

const files = Object.keys(MAY_IMPORT).flatMap(listFiles);
const imports = new Map(files.map((file) => [file, listImports(file)]));

describe('the parts of the house', () => {
  for (const [part, others] of Object.entries(MAY_IMPORT)) {
    it(`import what the plan lets them: ${part} ${others.join(', ') || 'nothing but itself'}`, () => {
      const allowed = [part, ...others].map((name) => `${name}/`);
      const broken = files
        .filter((file) => file.startsWith(`${part}/`))
        .flatMap((file) => (imports.get(file) ?? []).map((target) => `${file} imports ${target}`))
        .filter((line) => !allowed.some((start) => line.includes(` imports ${start}`)));
      assert.deepEqual(broken, []);
    });
  }

  it('go in no circle', () => assert.deepEqual(findCircles(), []));

  it('are read at all', () => assert.ok([...imports.values()].flat().length > files.length));
});

function listFiles(part: string): string[] {
  return readdirSync(join(project, part), { recursive: true, encoding: 'utf8' })
    .map((name) => `${part}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'));
}

/** The files of ours that a file imports, by their paths in the project. */
function listImports(file: string): string[] {
  const text = readFileSync(join(project, file), 'utf8');
  return [...text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'(\.[^']+)'/g)].map(([, target = '']) =>
    relative(project, resolve(project, dirname(file), target)).replaceAll('\\', '/'),
  );
}

/** Each circle once, e.g. "a.ts → b.ts → a.ts". */
function findCircles(): string[] {
  const [done, circles] = [new Set<string>(), new Set<string>()];
  const follow = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.add([...way.slice(way.indexOf(file)), file].join(' → '));
    if (way.includes(file) || done.has(file)) return;
    for (const target of imports.get(file) ?? []) follow(target, [...way, file]);
    done.add(file);
  };
  for (const file of files) follow(file, []);
  return [...circles];
}
