/** Fixtures of one file: what a case adds to the base site, and what is expected of it. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { readText } from '../../engine/core/files.ts';
import { project } from './project.ts';

const fixtures = join(project, 'test/fixtures');

const files = z.record(z.string(), z.union([z.string(), z.instanceof(Uint8Array)])).default({});

const fixtureCase = z.strictObject({
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

/** @param name e.g. "errors/dead-link" for test/fixtures/errors/dead-link.yaml */
export function readCase(name: string): FixtureCase {
  const text = readText(join(fixtures, `${name}.yaml`));
  // `!!binary` has the bytes of a file that is not UTF-8.
  return fixtureCase.parse(parse(text, { customTags: ['binary'] }));
}

/** The names of the cases in a folder, e.g. "dead-link" in "errors". */
export function listCases(folder: string): string[] {
  return readdirSync(join(fixtures, folder))
    .map((file) => basename(file, '.yaml'))
    .sort();
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
