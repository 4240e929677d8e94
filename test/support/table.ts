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

/** Asserts the output of each input of a table, which has `null` for `undefined`. */
export async function assertRows(
  rows: Readonly<Record<string, unknown>>,
  run: (input: string) => unknown,
): Promise<void> {
  const outputs: Record<string, unknown> = {};
  for (const input of Object.keys(rows)) outputs[input] = (await run(input)) ?? null;
  assert.deepEqual(outputs, rows);
}
