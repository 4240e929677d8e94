/** Fields as snippets of VS Code: its way to complete the front matter of Markdown, for which it asks no schema. */
import { choiceOf } from '../content/choice-of.ts';
import type { CollectionSpec } from '../content/collection-specs.ts';
import type { FieldSpec, ValueSpec } from '../content/field-spec.ts';
import { fieldHelp } from '../content/field-words.ts';
import { listFields } from '../content/introspect.ts';

/** As `.code-snippets` has it (code.visualstudio.com/docs/editing/userdefinedsnippets). */
export interface Snippet {
  prefix: string;
  /** Front matter is YAML within Markdown. */
  scope: 'yaml,markdown';
  body: string[];
  description: string;
  include: string[];
  exclude?: string[];
}

/** One for each field of some homes; what several of them have alike is offered in the files of all. */
export function writeSnippets(homes: readonly CollectionSpec[]): Record<string, Snippet> {
  const snippets = new Map<string, Snippet>();
  for (const home of homes) {
    const { include, exclude } = patternsOf(home, homes);
    for (const field of listFields(home.kind.fields)) {
      const said = { body: bodyOf(field), description: `${field.label}: ${fieldHelp(field)}` };
      const key = JSON.stringify([field.name, said, exclude]);
      const files = [...(snippets.get(key)?.include ?? []), include];
      snippets.set(key, { prefix: field.name, scope: 'yaml,markdown', ...said, include: files, ...exclude });
    }
  }
  return Object.fromEntries(
    [...snippets.values()].map((snippet, index) => [`${index + 1} ${snippet.prefix}`, snippet]),
  );
}

/** The files of a home; those of the others of a folder are none that has a home of its own. */
function patternsOf(
  { path, holds }: CollectionSpec,
  homes: readonly CollectionSpec[],
): { include: string; exclude: Pick<Snippet, 'exclude'> } {
  if (holds === 'one') return { include: `**/content/${path}.md`, exclude: {} };
  const own = homes.filter((other) => other.holds === 'one' && other.path.startsWith(`${path}/`));
  const exclude = own.map((other) => `**/content/${other.path}.md`);
  return { include: `**/content/${path}/*.md`, exclude: exclude.length > 0 ? { exclude } : {} };
}

/** The lines of a field, with a stop at each value. */
function bodyOf({ name, value }: FieldSpec): string[] {
  let stops = 0;
  const stop = () => `$${++stops}`;
  const linesOf = (key: string, inner: ValueSpec): string[] => {
    const parts = partsOf(inner);
    if (parts.length > 0) return [`${key}:`, ...indent(parts.flatMap((part) => linesOf(part.name, part.value)))];
    if (inner.is === 'list') return [`${key}:`, ...indent(itemLines(inner.item.value))];
    return [`${key}: ${offer(inner) ?? stop()}`];
  };
  const itemLines = (item: ValueSpec): string[] => {
    const lines = partsOf(item).flatMap((part) => linesOf(part.name, part.value));
    return lines.length === 0 ? [`- ${stop()}`] : lines.map((line, index) => `${index === 0 ? '- ' : '  '}${line}`);
  };
  const offer = (inner: ValueSpec): string | undefined => {
    const choice = inner.is === 'flag' ? ['true', 'false'] : inner.is === 'choice' ? inner.of.map(String) : [];
    if (choice.length < 2) return choice[0];
    return `\${${++stops}|${choice.map((one) => one.replace(/[\\,|]/g, '\\$&')).join(',')}|}`;
  };
  return linesOf(name, value);
}

/** What has to be said of a group, or, where nothing has to, all that may be. */
function partsOf(value: ValueSpec): readonly FieldSpec[] {
  if (value.is === 'variants') return [choiceOf(value)];
  if (value.is !== 'group') return [];
  const needed = value.fields.filter(({ isOptional }) => !isOptional);
  return needed.length > 0 ? needed : value.fields;
}

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
