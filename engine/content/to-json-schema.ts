import { z } from 'zod';
import type { FieldMeta, JsonSchema } from './json-schema.ts';

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}

type Schema = z.core.$ZodType;

/** The JSON Schema of what an author may write. */
export function toJsonSchema(schema: Schema): JsonSchema {
  // By default, zod repeats a schema that is used twice, so there is no `$ref`.
  return z.toJSONSchema(schema, { io: 'input', target: 'draft-07', unrepresentable: 'any', override: addMetadata });
}

/** Called by zod for each schema. A wrapper, such as `optional`, already has the metadata of the schema inside. */
function addMetadata(at: { zodSchema: Schema; jsonSchema: JsonSchema; path: readonly unknown[] }): void {
  const { zodSchema, jsonSchema, path } = at;
  const { def } = zodSchema._zod;
  // An entry as a whole (an empty path) needs no help on what to write.
  const help = path.length > 0 ? getHelp(zodSchema) : undefined;
  if (help !== undefined) jsonSchema.description ??= help;
  if ('discriminator' in def && typeof def.discriminator === 'string') jsonSchema.discriminator = def.discriminator;
}

/** Without a description, the help text is the error message for a missing value (see fields.ts). */
function getHelp(schema: Schema): string | undefined {
  const [issue] = z.safeParse(schema, undefined).error?.issues ?? [];
  return issue?.message.startsWith('Invalid input') ? undefined : issue?.message;
}
