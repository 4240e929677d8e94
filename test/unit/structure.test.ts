/** The structure of the code: layers and line ends. See docs/architecture.md. Biome finds cycles of imports. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { project } from '../support/project.ts';
import { gitIn } from '../support/repository.ts';

/** Each folder of engine/ imports only folders to its left. */
const LAYERS = 'core ◀ content ◀ assets ◀ render ◀ checks ◀ output ◀ dev-server ◀ cli'.split(' ◀ ');

/** What the parts outside the engine may import besides themselves. */
const PARTS: Record<string, readonly string[]> = {
  site: ['engine'],
  components: ['engine/core', 'engine/assets', 'engine/render', 'site/model'],
  client: ['components', 'site/model'],
  pages: ['components', 'engine', 'site'],
  bench: ['engine', 'test'],
  editor: ['engine'],
};

/** Words of this site, which the engine does not know. Its examples are those of any site. */
const SITE_WORDS =
  /grocer|peach|meat\b|crate|produce\.|floral|freight|haul|wholesal|retailer|warehouse|new-stores|your store|dana|reyes|skus\b|food show|co-op|\(\d{3}\) \d{3}|services\/|\/jobs|docs\/|content\/README/i;

/** Has to run before React is imported, so before any entry point. */
const LOADED_FIRST = 'engine/render/set-node-env.ts';

const files = gitIn(project, 'ls-files', '-co', '--exclude-standard')
  .split('\n')
  .filter(
    (path) => /\.(tsx?|jsx?|mjs|cjs)$/.test(path) && !path.includes('/fixtures/') && existsSync(join(project, path)),
  )
  .map((path) => ({ path, text: readFileSync(join(project, path), 'utf8') }));
/** Tests may import any file, but none of the editor, which may be deleted. */
const isTest = (path: string) => /^(?:editor\/)?test\//.test(path);
const allImports = files.flatMap(listImports);
const imports = allImports.filter(({ file }) => !isTest(file));

function listForbidden(folder: string, isAllowed: (target: string, file: string) => boolean): string[] {
  return imports
    .filter(({ file, target }) => file.startsWith(folder) && !isAllowed(target, file))
    .map(({ file, target }) => `${file} imports ${target}`);
}

/** The folder of a file in engine/, e.g. "core". */
const getFolder = (file: string) => file.split('/')[1] ?? '';
const getLayer = (file: string) => LAYERS.indexOf(getFolder(file));

describe('imports', () => {
  it('between folders of the engine go one way', () => {
    const isLower = (target: string, file: string) => target.startsWith('engine/') && getLayer(target) < getLayer(file);
    const isAllowed = (target: string, file: string) => getFolder(target) === getFolder(file) || isLower(target, file);
    assert.deepEqual(listForbidden('engine/', isAllowed), []);
    assert.deepEqual(readdirSync(join(project, 'engine')).sort(), LAYERS.toSorted());
  });

  it('into a folder of the engine go through its index.ts or browser.ts', () => {
    const isEntryPoint = (path: string) => /^engine\/[^/]+\/(index|browser)\.ts$/.test(path) || path === LOADED_FIRST;
    const isAllowed = (target: string, file: string) =>
      !target.startsWith('engine/') || isEntryPoint(target) || file.startsWith(`engine/${getFolder(target)}/`);
    assert.deepEqual(listForbidden('', isAllowed), []);
  });

  it('of the editor are in the editor alone', () => {
    const others = allImports.filter(({ file }) => !file.startsWith('editor/') && file !== 'build.ts');
    const files = others.filter(({ target }) => target.startsWith('editor/')).map(({ file }) => file);
    assert.deepEqual(files, []);
  });

  for (const [part, others] of Object.entries(PARTS)) {
    it(`in ${part} go only to ${[part, ...others].join(', ')}`, () => {
      const isAllowed = (target: string) => [part, ...others].some((name) => target.startsWith(`${name}/`));
      assert.deepEqual(listForbidden(`${part}/`, isAllowed), []);
    });
  }
});

it('the engine has no word of this site, in messages and comments neither', () => {
  const lines = files
    .filter(({ path }) => path.startsWith('engine/'))
    .flatMap(({ path, text }) => text.split('\n').map((line) => `${path}: ${line.trim()}`));
  assert.ok(lines.length > 0);
  assert.deepEqual(
    lines.filter((line) => SITE_WORDS.test(line)),
    [],
  );
});

it('text files have LF line ends in every checkout, because file names in dist contain hashes of the text', () => {
  // Git prints a line for each file: the line ends that are committed (`i/`), and those of every checkout (`eol=`).
  const isWrong = (line: string) => /^i\/(crlf|mixed)|^i\/lf(?!.* eol=lf)/.test(line);
  assert.deepEqual(gitIn(project, 'ls-files', '--eol').split('\n').filter(isWrong), []);
});

/** What a file of the project imports by a relative path. */
function listImports({ path, text }: { path: string; text: string }) {
  return [...text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'(\.[^']+)'/g)].map(([, target = '']) => ({
    file: path,
    target: resolve('/', dirname(path), target).slice(1),
  }));
}
