/**
 * Completes an entry with errors by placeholders, so that its page can be rendered and the errors of both be reported together.
 * What is rendered from it is checked and thrown away.
 */
import { type FieldPath, nameOf } from '../core/index.ts';
import type { Kind } from './collections.ts';
import { type ItemSpec, specAt, withValue } from './field-spec.ts';

/** Each round replaces what the last one has revealed; the deepest page takes about ten. */
const MOST_ROUNDS = 50;

/**
 * What an author wrote, with placeholders for what its schema refuses.
 * @param place unique to the entry: two equal titles would be an error of their own
 */
export function fillIn<Fields extends object>({ fields, spec }: Kind<Fields>, written: unknown, place: string): Fields {
  const tries = new Map<string, number>();
  let data = written;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const parsed = fields.safeParse(data);
    if (parsed.success) return parsed.data;
    // The first issue at each path: others may follow from it.
    const issues = new Map(parsed.error.issues.map((issue) => [nameOf(issue.path), issue] as const).reverse());
    for (const [name, issue] of issues) {
      if (issue.code === 'unrecognized_keys') {
        data = issue.keys.reduce((rest, key) => withValue(rest, [...issue.path, key], undefined), data);
      } else {
        const tried = tries.get(name) ?? 0;
        tries.set(name, tried + 1);
        data = replace(data, spec(), issue.path, tried, place);
      }
    }
  }
  throw new Error(`${place}: no placeholder fits its schema; give the field one`);
}

/** First by the field's placeholder, then by none, then both for an ever larger group around it. */
function replace(data: unknown, spec: ItemSpec, path: FieldPath, tried: number, place: string): unknown {
  const outer = path.slice(0, Math.max(0, path.length - Math.floor(tried / 2)));
  const found = specAt(spec, data, outer);
  const isRemoved = found === undefined || (tried % 2 === 1 && outer.length > 0);
  return withValue(data, outer, isRemoved ? undefined : placeholderFor(found, `${place} ${nameOf(outer)}`));
}

function placeholderFor({ placeholder, value }: Pick<ItemSpec, 'placeholder' | 'value'>, text: string): unknown {
  if (placeholder !== undefined) return placeholder;
  switch (value.is) {
    case 'text':
      return text.padEnd(value.least ?? 0, '.').slice(0, value.most);
    case 'number':
      return Math.min(value.most ?? Infinity, Math.max(value.least ?? 0, value.isWhole ? 1 : 0.5));
    case 'flag':
      return true;
    case 'choice':
      return value.of[0];
    case 'list':
      return Array.from({ length: value.least }, (_, index) => placeholderFor(value.item, `${text} ${index}`));
    case 'either':
      return value.of[0] && placeholderFor({ value: value.of[0] }, text);
    case 'any':
      return undefined;
    default: {
      const group = value.is === 'group' ? value : value.variants[0]?.group;
      const required = group?.fields.filter(({ isOptional }) => !isOptional) ?? [];
      return Object.fromEntries(required.map((field) => [field.name, placeholderFor(field, `${text} ${field.name}`)]));
    }
  }
}
