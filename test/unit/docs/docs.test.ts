/** The commands, files and packages that the docs name exist. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { project } from '../../support/project.ts';

const DOCS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'content/README.md', 'assets/scenes/README.md'].concat(
  readdirSync(join(project, 'docs')).map((name) => `docs/${name}`),
);
/** CI runs commands, too. */
const WORKFLOWS = readdirSync(join(project, '.github/workflows')).map((name) => `.github/workflows/${name}`);
const WITH_COMMANDS = [...DOCS, ...WORKFLOWS, '.ci/run'];

const readDoc = (doc: string) => readFileSync(join(project, doc), 'utf8');
const { scripts, dependencies, devDependencies } = JSON.parse(readDoc('package.json'));

for (const doc of WITH_COMMANDS) {
  it(`the commands in ${doc} are scripts of package.json`, () => {
    const names = [...readDoc(doc).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
    assert.deepEqual(
      names.filter((name) => !(name in scripts)),
      [],
    );
  });
}

describe('the files that the docs name exist', () => {
  const FOLDERS = '(?:assets|bench|client|components|content|docs|editor|engine|pages|site|test|\\.github|\\.ci)';
  const NAMED = new RegExp(`\`(${FOLDERS}/[\\w./-]*)\``, 'g');
  for (const doc of DOCS) {
    it(doc, () => {
      const text = readDoc(doc);
      // Without pictures, `![…](…)`, and addresses of pages, such as "/contact/": these may be examples.
      const links = [...text.matchAll(/(?<!!\[[^\]]*)\]\((?!https?:|\/)([^)#]+)\)/g)].map(([, path = '']) => path);
      const named = [...text.matchAll(NAMED)].map(([, path = '']) => path);
      const isThere = (path: string) =>
        existsSync(join(project, path)) || existsSync(join(project, dirname(doc), path));
      assert.deepEqual(
        [...links, ...named].filter((path) => !isThere(path)),
        [],
      );
    });
  }
});

it('docs/dependencies.md lists every package, and no other', () => {
  const firstCells = [...readDoc('docs/dependencies.md').matchAll(/^\|([^|]+)\|/gm)].map(([, cell = '']) => cell);
  const named = firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  assert.deepEqual(named.sort(), Object.keys({ ...dependencies, ...devDependencies }).sort());
});
