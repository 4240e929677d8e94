/** Tables of test/fixtures/tables: inputs with the expected outputs. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { readText } from '../../engine/core/files.ts';
import { project } from './project.ts';

/** The rows of a table by its name, e.g. "money" for test/fixtures/tables/money.yaml. */
export function readTable<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  return schema.parse(parse(readText(join(project, 'test/fixtures/tables', `${name}.yaml`))));
}

/**
 * The checks of a table that has an output for each input.
 * @param run makes the output of an input; the table has `null` for `undefined`
 * @returns each input, for the title of a test, and a check that fails if its output differs from the table
 */
export function listChecks(
  name: string,
  run: (input: string) => unknown,
): [input: string, check: () => Promise<void>][] {
  // The file is a key of both objects, so that a failing test prints it.
  const file = `test/fixtures/tables/${name}.yaml`;
  return Object.entries(readTable(name, z.record(z.string(), z.unknown()))).map(([input, output]) => [
    JSON.stringify(input),
    async () => assert.deepEqual({ [file]: (await run(input)) ?? null }, { [file]: output }),
  ]);
}
