/** JSON Schemas, snippets and the list of fields. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { Ajv } from 'ajv';
import { z } from 'zod';
import { site } from '../../../build.ts';
import { listStale, runSchema, schemaPath } from '../../../engine/cli/schema.ts';
import { toJsonSchema, toSnippets } from '../../../engine/cli/schema-files.ts';
import { collection, collectionOf, introspect, listCollections, single } from '../../../engine/content/collections.ts';
import { valueAt } from '../../../engine/content/field-spec.ts';
import { date, flag, picture, reference, text } from '../../../engine/content/fields.ts';
import { readContent } from '../../../engine/content/read.ts';
import { addFile, copyFixture } from '../../support/fixture-site.ts';
import { project } from '../../support/project.ts';
import { runCommand } from '../../support/run-command.ts';
import { makeTemporary } from '../../support/temporary.ts';

const collections = listCollections(site.rules.collections);
const readJson = (path: string) => JSON.parse(readFileSync(join(project, path), 'utf8'));

const section = z.strictObject({
  title: text('the name of the section').max(9, { error: 'nine letters at most' }),
  opened: date.optional(),
  keeper: reference('the file name of a person', 'people').optional(),
  picture: picture.optional(),
  rows: z.array(z.strictObject({ goods: text('goods'), low: flag('whether it is low').default(false) })).min(1),
  size: z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('wide'), width: z.int().min(1) }),
    z.strictObject({ is: z.literal('small') }),
  ]),
  notes: z.array(text('a note')).nullish(),
});
const SMALL_AND_WIDE = { is: 'small', width: 3 };
const VALID = { title: 'Corner', rows: [{ goods: 'Tea' }], size: { is: 'small' } };

function check(data: unknown): string[] {
  const strictness = { strict: true, allowUnionTypes: true, strictTypes: false, strictRequired: false };
  const ajv = new Ajv({ allErrors: true, ...strictness });
  const validate = ajv.compile(toJsonSchema('Shelf', introspect(section).value, /\{\{/));
  validate(data);
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

describe('a JSON Schema', () => {
  for (const [name, data, errors] of [
    ['a complete entry', VALID, []],
    ['null, which editors see below the fields', null, []],
    ['an unknown field', { ...VALID, titel: 'x' }, [' additionalProperties']],
    ['a missing field', { ...VALID, title: undefined }, [' required']],
    ['text that is too long', { ...VALID, title: 'Corner section' }, ['/title maxLength', '/title if']],
    ['a variable, whose length is unknown', { ...VALID, title: '{{longest-name}}' }, []],
    ['a date in another format', { ...VALID, opened: 'May' }, ['/opened pattern']],
    ['an empty list', { ...VALID, rows: [] }, ['/rows minItems']],
    ['a list without a value', { ...VALID, notes: null }, []],
    ['a group with a missing field', { ...VALID, rows: [{ low: true }] }, ['/rows/0 required']],
    ['an unknown choice', { ...VALID, size: { is: 'vast' } }, ['/size/is enum']],
    ['a field of another choice', { ...VALID, size: SMALL_AND_WIDE }, ['/size additionalProperties', '/size if']],
    ['a choice with its fields', { ...VALID, size: { is: 'wide', width: 3 } }, []],
  ] as const) {
    it(`${errors.length === 0 ? 'accepts' : 'rejects'} ${name}`, () =>
      assert.deepEqual(check(JSON.parse(JSON.stringify(data))), errors));
  }

  it('has a title and a description for each field', () => {
    const { properties } = z
      .object({ properties: z.record(z.string(), z.looseObject({})) })
      .parse(toJsonSchema('Shelf', introspect(section).value));
    assert.equal(properties.keeper?.title, 'Keeper');
    assert.equal(properties.keeper?.description, 'the file name of a person');
  });

  it('accepts every valid file of the site, and of the town', () => {
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
    single(section, { file: 'pages/home', hasText: true }),
    collection(section, { folder: 'shelves', hasText: true }),
    collection(z.strictObject({ title: text('the name') }), { folder: 'pages', withField: 'layout', hasText: true }),
  ]);
  const bodies = new Map(Object.values(snippets).map(({ prefix, body }) => [prefix, body]));

  it('contain required fields, with a tab stop for each value', () => {
    assert.deepEqual(bodies.get('title'), ['title: $1']);
    assert.deepEqual(bodies.get('picture'), ['picture:', '  src: $1', '  alt: $2']);
    assert.deepEqual(bodies.get('rows'), ['rows:', '  - goods: $1']);
    assert.match(bodies.get('size')?.join('\n') ?? '', /^size:\n {2}is: \$\{1\|wide,small\|\}$/);
    assert.deepEqual(bodies.get('notes'), ['notes:', '  - $1']);
  });

  it('are offered only in files that have the field', () => {
    const [homeAndShelves, otherPages] = Object.values(snippets).filter(({ prefix }) => prefix === 'title');
    assert.deepEqual(homeAndShelves?.include, ['**/content/pages/home.md', '**/content/shelves/*.md']);
    assert.deepEqual(
      [otherPages?.include, otherPages?.exclude],
      [['**/content/pages/*.md'], ['**/content/pages/home.md']],
    );
  });
});

describe('generated files', () => {
  let root: string;
  before(() => {
    root = makeTemporary('reference');
    cpSync(join(project, '.vscode'), join(root, '.vscode'), { recursive: true });
    mkdirSync(join(root, 'content'));
    cpSync(join(project, 'content/README.md'), join(root, 'content/README.md'));
  });

  it('are up to date in this checkout', () => assert.deepEqual(listStale(site), []));

  it('are updated and deleted by npm run schema; with --check, they are only listed', async () => {
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

  it('leave README.md alone if it has no markers for the list', () => {
    writeFileSync(join(root, 'content/README.md'), '# Mine\n');
    assert.ok(!listStale({ ...site, root }).some(({ path }) => path === 'content/README.md'));
  });

  it('may have CRLF line ends', () => {
    const file = join(root, '.vscode/schemas/jobs.json');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'));
    assert.ok(!listStale({ ...site, root }).some(({ path }) => path.endsWith('jobs.json')));
  });
});

describe('VS Code', () => {
  const settings = readJson('.vscode/settings.json');
  const plain = collections.filter(({ hasText }) => !hasText);
  const patternOf = ({ path, holds }: (typeof collections)[number]) =>
    `content/${path}${holds === 'one' ? '' : '/*'}.md`;

  it('treats files without a body as YAML with a schema', () => {
    assert.deepEqual(
      settings['files.associations'],
      Object.fromEntries(plain.map((spec) => [`**/${patternOf(spec)}`, 'yaml'])),
    );
    assert.deepEqual(
      settings['yaml.schemas'],
      Object.fromEntries(plain.map((spec) => [`./${schemaPath(spec)}`, [patternOf(spec), '!bench/**']])),
    );
  });

  it('finds the position of each error of a build', async () => {
    const fixture = copyFixture();
    fixture.edit('site.md', '---', '---\ntitel: x');
    const { regexp } = readJson('.vscode/tasks.json').tasks[0].problemMatcher.pattern;
    const lines = (await fixture.errors()).split('\n');
    const positions = lines.map((line) => new RegExp(regexp).exec(line)?.slice(1, 4));
    assert.deepEqual(positions, [['content/site.md', '2', '1']]);
  });
});
