/** Tables of test/fixtures/tables: inputs with the expected outputs. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { parse } from 'yaml';
import { z } from 'zod';
import { readText } from '../../engine/core/files.ts';
import { project } from './project.ts';

/** The rows of a table, e.g. of "money" those of test/fixtures/tables/money.yaml. */
export function readTable<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  return schema.parse(parse(readText(join(project, 'test/fixtures/tables', `${name}.yaml`))));
}

/**
 * A test for each row of a table that has an output beside each input. Its title ends with the input.
 * @param run makes an output of an input; `null` in the table is `undefined`
 */
export function testRows(name: string, title: string, run: (input: string) => unknown): void {
  for (const [input, output] of Object.entries(readTable(name, z.record(z.string(), z.unknown())))) {
    it(`${title}: ${JSON.stringify(input)}`, async () => assert.deepEqual((await run(input)) ?? null, output));
  }
}
