/** JSON Schemas, snippets and the list of fields, which `npm run schema` generates. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { z } from 'zod';
import { site } from '../../../build.ts';
import { listStale, runSchema, schemaPath } from '../../../engine/cli/schema.ts';
import { toJsonSchema, toSnippets } from '../../../engine/cli/schema-files.ts';
import { collection, collectionOf, listCollections, single } from '../../../engine/content/collections.ts';
import { valueAt } from '../../../engine/content/field-spec.ts';
import { date, flag, picture, reference, text, titled } from '../../../engine/content/fields.ts';
import { introspect } from '../../../engine/content/introspect.ts';
import { readContent } from '../../../engine/content/read.ts';
import { addFile, copyFixture } from '../../support/fixture-site.ts';
import { project } from '../../support/project.ts';
import { runCommand } from '../../support/run-command.ts';
import { listChecks } from '../../support/table.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

const collections = listCollections(site.rules.collections);
const readJson = (path: string) => JSON.parse(readFileSync(join(project, path), 'utf8'));

/** An example schema: a section of a store, with fields of many kinds. */
const section = z.strictObject({
  title: text('the name of the section').max(9, { error: 'nine letters at most' }),
  longName: text('the name in full').optional(),
  shortName: titled('Sign', text('the words on its sign')).optional(),
  opened: date.optional(),
  kind: z.enum(['wall', 'aisle']).optional(),
  height: z.number().int().min(1).max(9).optional(),
  light: flag('whether it has a lamp').default(true),
  keeper: reference('the file name of a person', 'people').optional(),
  picture: picture.optional(),
  rows: z.array(z.strictObject({ goods: text('goods'), low: flag('whether it is low').default(false) })).min(1),
  size: z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('wide'), width: z.int().min(1) }),
    z.strictObject({ is: z.literal('small') }),
  ]),
  notes: z.array(text('a note')).nullish(),
});

/** The errors that the JSON Schema of a section finds in an entry, which may contain variables (`{{`). */
function listErrors(entry: string): string[] {
  const strictness = { strict: true, allowUnionTypes: true, strictTypes: false, strictRequired: false };
  const ajv = new Ajv({ allErrors: true, ...strictness });
  const validate = ajv.compile(toJsonSchema('Section', introspect(section).value, /\{\{/));
  validate(parse(entry));
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

describe('a JSON Schema', () => {
  for (const [row, check] of listChecks('json-schema', listErrors)) it(`finds the errors in an entry: ${row}`, check);

  for (const [row, check] of listChecks('field-help', (name) => {
    const { properties } = JSON.parse(JSON.stringify(toJsonSchema('Section', introspect(section).value)));
    const { title, description, default: defaultValue = null } = properties[name];
    return { title, description, defaultValue };
  }))
    it(`has a title, a description and the default of a field: ${row}`, check);

  it('accepts every content file of the site and of the town fixture', () => {
    const town = copyFixture('town');
    addFile(town, 'services/floral.md', '---\ntitle: Floral\ndraft: true\nlead: Soon.\n---\n');
    const ajv = new Ajv({ strict: false });
    for (const content of [join(project, 'content'), join(town.folder, 'content')]) {
      // A draft may be incomplete.
      const sources = readContent(content).sources.filter(({ data }) => valueAt(data, ['draft']) !== true);
      assert.ok(sources.length > 10);
      for (const { path, data } of sources) {
        const spec = collectionOf(collections, { path }) ?? assert.fail(path);
        assert.ok(ajv.validate(readJson(schemaPath(spec)), data), `${path}: ${ajv.errorsText()}`);
      }
    }
  });
});

describe('snippets', () => {
  const snippets = toSnippets([
    ...['pages/home', 'pages/menu'].map((file) => single(section, { file, hasText: file === 'pages/home' })),
    collection(section, { folder: 'shelves', hasText: true }),
    collection(z.strictObject({ title: text('the name') }), { folder: 'pages', withField: 'layout', hasText: true }),
  ]);
  const bodies = new Map(Object.values(snippets).map(({ prefix, body }) => [prefix, body]));

  it('contain the required fields, with a tab stop for each value', () => {
    assert.deepEqual(bodies.get('title'), ['title: $1']);
    assert.deepEqual(bodies.get('picture'), ['picture:', '  src: $1', '  alt: $2']);
    assert.deepEqual(bodies.get('rows'), ['rows:', '  - goods: $1']);
    assert.match(bodies.get('size')?.join('\n') ?? '', /^size:\n {2}is: \$\{1\|wide,small\|\}$/);
    assert.deepEqual(bodies.get('notes'), ['notes:', '  - $1']);
  });

  it('are offered only in the files of collections that have the field and a body', () => {
    const [homeAndShelves, otherPages] = Object.values(snippets).filter(({ prefix }) => prefix === 'title');
    assert.deepEqual(homeAndShelves?.include, ['**/content/pages/home.md', '**/content/shelves/*.md']);
    assert.deepEqual(otherPages?.include, ['**/content/pages/*.md']);
    assert.deepEqual(otherPages?.exclude, ['**/content/pages/home.md', '**/content/pages/menu.md']);
  });
});

describe('generated files', () => {
  let root: string;
  before(() => {
    root = makeTemporaryFolder('generated');
    cpSync(join(project, '.vscode'), join(root, '.vscode'), { recursive: true });
    mkdirSync(join(root, 'content'));
    cpSync(join(project, 'content/README.md'), join(root, 'content/README.md'));
  });

  it('are up to date in this checkout', () => assert.deepEqual(listStale(site), []));

  it('are updated or deleted by npm run schema, and only listed with --check', async () => {
    writeFileSync(join(root, '.vscode/schemas/jobs.json'), '{}');
    writeFileSync(join(root, '.vscode/schemas/deleted.json'), '{}');
    const original = readFileSync(join(root, 'content/README.md'), 'utf8');
    writeFileSync(join(root, 'content/README.md'), original.replace(/^\| \*\*`title`.*\n/m, ''));
    const schema = (...args: string[]) => runCommand((flags) => runSchema(flags, { ...site, root }), args);
    const names = '.vscode/schemas/deleted.json, .vscode/schemas/jobs.json, content/README.md';
    const stale = `Out of date: ${names}. Run npm run schema, and commit the changes.\n`;
    assert.deepEqual(await schema('--check'), { status: 1, stdout: '', stderr: stale });
    assert.deepEqual(await schema(), { status: 0, stdout: `Updated: ${names}\n`, stderr: '' });
    assert.deepEqual(await schema('--check'), { status: 0, stdout: 'Everything is up to date.\n', stderr: '' });
    assert.deepEqual(listStale({ ...site, root }), []);
    assert.equal(readFileSync(join(root, 'content/README.md'), 'utf8'), original);
  });

  it('do not include README.md if it has no markers for the list of fields', () => {
    writeFileSync(join(root, 'content/README.md'), '# Mine\n');
    assert.ok(!listStale({ ...site, root }).some(({ path }) => path === 'content/README.md'));
  });
});

describe('VS Code', () => {
  const settings = readJson('.vscode/settings.json');
  const withoutBody = collections.filter(({ hasText }) => !hasText);
  const patternOf = ({ path, holds }: (typeof collections)[number]) =>
    `content/${path}${holds === 'one' ? '' : '/*'}.md`;

  it('treats content files without a body as YAML with a schema', () => {
    const types = withoutBody.map((spec) => [`**/${patternOf(spec)}`, 'yaml']);
    const schemas = withoutBody.map((spec) => [`./${schemaPath(spec)}`, [patternOf(spec), '!bench/**']]);
    assert.deepEqual(settings['files.associations'], Object.fromEntries(types));
    assert.deepEqual(settings['yaml.schemas'], Object.fromEntries(schemas));
  });

  it('finds the positions of errors in the output of a build', async () => {
    const fixture = copyFixture();
    fixture.edit('site.md', '---', '---\ntitel: x');
    const { regexp } = readJson('.vscode/tasks.json').tasks[0].problemMatcher.pattern;
    const lines = (await fixture.errors()).split('\n');
    const positions = lines.map((line) => new RegExp(regexp).exec(line)?.slice(1, 4));
    assert.deepEqual(positions, [['content/site.md', '2', '1']]);
  });
});
