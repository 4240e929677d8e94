import { z } from 'zod';
import { choiceOf } from './choice-of.ts';
import { type FieldKind, fieldKinds } from './field-kinds.ts';
import type { FieldSpec, GroupSpec, ItemSpec, TextSpec, ValueSpec } from './field-spec.ts';

type Schema = z.core.$ZodType;

/** What a schema takes, as plain values. */
export function introspect(schema: Schema): ValueSpec {
  const bare = layersOf(schema).at(-1) ?? schema;
  if (bare instanceof z.ZodObject) return describeGroup(bare);
  if (bare instanceof z.ZodArray) return describeList(bare);
  if (bare instanceof z.ZodDiscriminatedUnion) return describeVariants(bare);
  if (bare instanceof z.ZodUnion) return { is: 'either', of: bare.options.map(introspect) };
  if (bare instanceof z.ZodEnum) return { is: 'choice', of: bare.options };
  if (bare instanceof z.ZodLiteral) return { is: 'choice', of: [...bare.values].filter(isPlain) };
  if (bare instanceof z.ZodBoolean) return { is: 'flag' };
  if (bare instanceof z.ZodNumber) return describeNumber(bare);
  return bare._zod.def.type === 'string' ? describeText(schema, bare) : { is: 'any' };
}

/** The fields of a schema of variants or of one group, each under its name; of variants, those that all have come first. */
export function listFields(schema: Schema): readonly FieldSpec[] {
  const value = introspect(schema);
  if (value.is === 'group') return value.fields;
  if (value.is !== 'variants') return [];
  const all = [...value.variants.flatMap(({ group }) => group.fields), choiceOf(value)];
  return [...new Map(all.map((field) => [field.name, field])).values()];
}

function describeGroup(schema: z.ZodObject): GroupSpec {
  const fields = Object.entries(schema.shape).map(([name, field]) => describeField(name, field));
  const others: Schema | undefined = schema.def.catchall;
  const takesOthers = others !== undefined && !(others instanceof z.ZodNever) && !(others instanceof z.ZodUnknown);
  return { is: 'group', fields, others: takesOthers ? describeItem(others) : undefined };
}

function describeField(name: string, schema: Schema): FieldSpec {
  const layers = layersOf(schema);
  const standard = layers.find((layer) => layer instanceof z.ZodDefault)?.def.defaultValue;
  const mayBeEmpty = layers.some((layer) => layer instanceof z.ZodNullable);
  const isOptional = mayBeEmpty || layers.some((layer) => layer instanceof z.ZodOptional);
  return {
    name,
    label: titleOf(layers) ?? labelOf(name),
    help: helpOf(layers),
    isOptional: isOptional || standard !== undefined,
    ...(mayBeEmpty && { mayBeEmpty }),
    ...(standard !== undefined && { standard }),
    value: introspect(schema),
  };
}

function describeItem(schema: Schema): ItemSpec {
  const layers = layersOf(schema);
  return { label: titleOf(layers) ?? '', help: helpOf(layers), value: introspect(schema) };
}

function describeList(schema: z.ZodArray): ValueSpec {
  const checks = listChecks(schema);
  const exactly = findNumber(checks, 'length_equals', 'length');
  return {
    is: 'list',
    item: describeItem(schema.element),
    least: exactly ?? findNumber(checks, 'min_length', 'minimum') ?? 0,
    most: exactly ?? findNumber(checks, 'max_length', 'maximum'),
  };
}

function describeVariants(schema: z.ZodDiscriminatedUnion): ValueSpec {
  const by = schema.def.discriminator;
  const variants = schema.options.flatMap((option) => {
    const group = introspect(option);
    if (group.is !== 'group') return [];
    const value = group.fields.find(({ name }) => name === by)?.value;
    return value?.is === 'choice' ? value.of.map((name) => ({ name: String(name), group })) : [];
  });
  return { is: 'variants', by, variants };
}

function describeNumber({ format, minValue, maxValue }: z.ZodNumber): ValueSpec {
  const limit = (value: number | null) => (value !== null && Number.isFinite(value) ? value : undefined);
  const isWhole = format === 'safeint';
  const [least, most] = [limit(minValue), limit(maxValue)];
  const isNoLimit = (value: number | undefined) => value !== undefined && Math.abs(value) === Number.MAX_SAFE_INTEGER;
  return {
    is: 'number',
    isWhole,
    least: isNoLimit(least) ? undefined : least,
    most: isNoLimit(most) ? undefined : most,
  };
}

function describeText(schema: Schema, bare: Schema): TextSpec {
  const checks = listChecks(bare);
  const own = 'pattern' in bare._zod.def ? bare._zod.def.pattern : undefined;
  const pattern = own ?? checks.find((check) => check.pattern instanceof RegExp)?.pattern;
  // Without its flags it would say something else.
  const isWhole = pattern instanceof RegExp && pattern.flags === '';
  return {
    is: 'text',
    kind: layersOf(schema).flatMap((layer) => fieldKinds.get(layer) ?? [])[0] ?? SETTING,
    least: findNumber(checks, 'min_length', 'minimum'),
    most: findNumber(checks, 'max_length', 'maximum'),
    pattern: isWhole ? pattern.source : undefined,
  };
}

const SETTING: FieldKind = { is: 'setting' };

type Check = Record<string, unknown>;

function listChecks(schema: Schema): Check[] {
  return (schema._zod.def.checks ?? []).map((check) => ({ ...check._zod.def }));
}

function findNumber(checks: readonly Check[], name: string, key: string): number | undefined {
  const found = checks.find(({ check }) => check === name)?.[key];
  return typeof found === 'number' ? found : undefined;
}

/** The cure that its first fault would name, unless the schema describes it. */
function helpOf(layers: readonly Schema[]): string {
  const [described] = layers.flatMap((layer) => z.globalRegistry.get(layer)?.description ?? []);
  if (described !== undefined) return described;
  const [refused] = layers.flatMap((layer) => z.safeParse(layer, undefined).error?.issues ?? []);
  return refused === undefined || refused.message.startsWith('Invalid input') ? '' : refused.message;
}

/** What a kind of entry is called, where its schema says so. */
export function titleOfKind(schema: Schema): string | undefined {
  return titleOf(layersOf(schema));
}

function titleOf(layers: readonly Schema[]): string | undefined {
  return layers.flatMap((layer) => z.globalRegistry.get(layer)?.title ?? [])[0];
}

/** e.g. "shortName" → "Short name" */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** A schema, and what it stands around: from the outside in. */
function layersOf(schema: Schema): Schema[] {
  if (schema instanceof z.ZodPipe) return [schema, ...layersOf(schema.in)];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return [schema, ...layersOf(schema.unwrap())];
  }
  return [schema];
}
