/** The list of fields in content/README.md, which is written by hand. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { type JsonSchema, listCollections, namesAt, schemaAt } from '../../../engine/content/index.ts';
import { collections } from '../../../site/schema/content.ts';
import { project } from '../../support/project.ts';

const [, list = ''] = readFileSync(join(project, 'content/README.md'), 'utf8').split('## Every field\n');
const [common = '', ...sections] = list.split('\n### ').slice(1);
const commonNames = listNames(common);
/** The names of its fields, by the path of a collection, e.g. "pages/home". */
const schemas = new Map<string, Set<string>>();
for (const { path, spec } of listCollections(collections)) {
  schemas.set(path, new Set([...(schemas.get(path) ?? []), ...listFields(spec())]));
}

describe('the list of fields in content/README.md', () => {
  for (const [path, fields] of schemas) {
    const own = sections.filter((section) => findPaths(section).includes(path));

    it(`has every field of content/${path}`, () => {
      assert.ok(own.length > 0);
      const listed = new Set([...commonNames, ...own.flatMap(listNames)]);
      assert.deepEqual(
        [...fields].filter((name) => !listed.has(name)),
        [],
      );
    });
  }

  for (const section of [common, ...sections]) {
    const [heading = ''] = section.split('\n', 1);
    it(`has no other fields: ${heading}`, () => {
      const paths = section === common ? [...schemas.keys()] : findPaths(section);
      const fields = new Set(paths.flatMap((path) => [...(schemas.get(path) ?? [])]));
      assert.deepEqual(
        listNames(section).filter((name) => !fields.has(name)),
        [],
      );
    });
  }
});

/** The collections that a heading names, e.g. "`pages/home.md`" → "pages/home", "Service: `services/`" → "services". */
function findPaths(section: string): string[] {
  const [heading = ''] = section.split('\n', 1);
  return [...heading.matchAll(/`([\w/-]+?)(?:\.md|\/)`/g)].map(([, path = '']) => path);
}

/** The names before the colon of each line, e.g. `pay` and `per` in "- `pay` (`per`): hour or day". */
function listNames(section: string): string[] {
  return section.split('\n').flatMap((line) => {
    const [names = ''] = line.startsWith('- ') ? line.split(': ', 1) : [];
    return [...names.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
  });
}

/** The names of all fields of a group or list, at any depth. Of several groups: those of each. */
function listFields(schema: JsonSchema): string[] {
  const names = namesAt(schema, undefined, []);
  return [...names, 0].flatMap((key) => {
    const inner = schemaAt(schema, undefined, [key]);
    return [...(typeof key === 'string' ? [key] : []), ...(inner ? listFields(inner) : [])];
  });
}
