/** Tables: inputs with the expected outputs. Long ones are in test/fixtures/tables. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { readText } from '../../engine/core/files.ts';
import { project } from './project.ts';

/** A table by its name, e.g. "money" for test/fixtures/tables/money.yaml. */
export function readTable<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  return schema.parse(parse(readText(join(project, 'test/fixtures/tables', `${name}.yaml`))));
}

/** A table that has an output for each input. */
export function readRows(name: string): Record<string, unknown> {
  return readTable(name, z.record(z.string(), z.unknown()));
}

/**
 * The checks of a table that has an output for each input.
 * @param run makes the output of an input; the table has `null` for `undefined`
 * @returns each input, for the title of a test, and a check that fails if its output differs from the table
 */
export function listChecks(
  rows: Readonly<Record<string, unknown>>,
  run: (input: string) => unknown,
): [input: string, check: () => Promise<void>][] {
  return Object.entries(rows).map(([input, output]) => [
    JSON.stringify(input),
    async () => assert.deepEqual((await run(input)) ?? null, output),
  ]);
}
