/** Fixtures of one file: what a case adds to the base site, and what is expected of it. */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readText } from '../../engine/core/files.ts';
import { project } from './project.ts';

const fixtures = join(project, 'test/fixtures');

const files = z.record(z.string(), z.union([z.string(), z.instanceof(Uint8Array)])).default({});

const fixtureCase = z.strictObject({
  /** What the case is about, if that is not the name of its file. */
  it: z.string().optional(),
  /** Content files by path, e.g. "services/meat.md". */
  content: files,
  /** Files of public/ by path. */
  public: files,
  /** What the build reports, a line each. */
  expected: z.string().default(''),
  /** The field and the code of each error, e.g. "picture.alt invalid-field". They stay the same if a message is rewritten. */
  diagnostics: z.array(z.string()).default([]),
});

export type FixtureCase = z.output<typeof fixtureCase>;

/** The cases of a file, a YAML document each. @param name e.g. "errors/facts" for test/fixtures/errors/facts.yaml */
function readCases(name: string): FixtureCase[] {
  const text = readText(join(fixtures, `${name}.yaml`));
  // `!!binary` has the bytes of a file that is not UTF-8.
  const documents = parseAllDocuments(text, { customTags: ['binary'] });
  return Array.from(documents, (document) => fixtureCase.parse(document.toJS()));
}

/** The only case of a file. */
export function readCase(name: string): FixtureCase {
  const [first, ...others] = readCases(name);
  assert.ok(first && others.length === 0, name);
  return first;
}

/** All cases of a folder, by what they are about. */
export function listCases(folder: string): [name: string, fixture: FixtureCase][] {
  const files = readdirSync(join(fixtures, folder)).sort();
  return files.flatMap((file) => {
    const name = basename(file, '.yaml');
    return readCases(`${folder}/${name}`).map((one): [string, FixtureCase] => [one.it ?? name, one]);
  });
}

/** Writes the files of a case into the folder of a site. */
export function addCase(folder: string, { content, public: published }: FixtureCase): void {
  writeFiles(join(folder, 'content'), content);
  writeFiles(join(folder, 'public'), published);
}

function writeFiles(folder: string, added: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, data] of Object.entries(added)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
  }
}
