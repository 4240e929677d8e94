/** Fields as snippets: VS Code completes the front matter of Markdown files with these alone, not from a schema. */
import {
  type CollectionSpec,
  chooserOf,
  type FieldSpec,
  fieldHelp,
  fieldsOf,
  type ValueSpec,
} from '../content/index.ts';

/** An item of a `.code-snippets` file (code.visualstudio.com/docs/editing/userdefinedsnippets). */
export interface Snippet {
  prefix: string;
  scope: 'yaml,markdown';
  body: string[];
  description: string;
  include: string[];
  exclude?: string[];
}

/** One for each field; a field that several collections share is offered in the files of all. */
export function writeSnippets(collections: readonly CollectionSpec[]): Record<string, Snippet> {
  const snippets = new Map<string, Snippet>();
  for (const collection of collections) {
    const { include, exclude } = patternsOf(collection, collections);
    for (const field of fieldsOf(collection.kind.spec().value)) {
      const [prefix, description] = [field.name, `${field.label}: ${fieldHelp(field)}`];
      const content = { prefix, scope: 'yaml,markdown' as const, body: bodyOf(field), description };
      const key = JSON.stringify([content, exclude]);
      snippets.set(key, { ...content, include: [...(snippets.get(key)?.include ?? []), include], ...exclude });
    }
  }
  const numbered = [...snippets.values()].map((snippet, index) => [`${index + 1} ${snippet.prefix}`, snippet]);
  return Object.fromEntries(numbered);
}

/** The files of a collection, without those that have a collection of their own. */
function patternsOf(
  { path, holds }: CollectionSpec,
  collections: readonly CollectionSpec[],
): { include: string; exclude: Pick<Snippet, 'exclude'> } {
  if (holds === 'one') return { include: `**/content/${path}.md`, exclude: {} };
  const own = collections.filter((other) => other.holds === 'one' && other.path.startsWith(`${path}/`));
  const exclude = own.map((other) => `**/content/${other.path}.md`);
  return { include: `**/content/${path}/*.md`, exclude: exclude.length > 0 ? { exclude } : {} };
}

/** The lines of a field, with a tab stop at each value. */
function bodyOf(field: FieldSpec): string[] {
  let stops = 0;
  const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
  const linesOf = ({ name, value }: FieldSpec): string[] => {
    const parts = partsOf(value);
    if (parts.length > 0) return [`${name}:`, ...indent(parts.flatMap(linesOf))];
    if (value.is === 'list') return [`${name}:`, ...indent(itemLines(value.item.value))];
    return [`${name}: ${stopFor(value)}`];
  };
  const itemLines = (item: ValueSpec): string[] => {
    const [first = `$${++stops}`, ...others] = partsOf(item).flatMap(linesOf);
    return [`- ${first}`, ...indent(others)];
  };
  const stopFor = (value: ValueSpec): string => {
    const choice = value.is === 'flag' ? ['true', 'false'] : value.is === 'choice' ? value.of.map(String) : [];
    if (choice.length === 1) return choice.join();
    const offered = choice.map((one) => one.replace(/[\\,|]/g, '\\$&')).join(',');
    return choice.length === 0 ? `$${++stops}` : `\${${++stops}|${offered}|}`;
  };
  return linesOf(field);
}

/** The required fields of a group, or all of them if none is. */
function partsOf(value: ValueSpec): readonly FieldSpec[] {
  if (value.is === 'variants') return [chooserOf(value)];
  if (value.is !== 'group') return [];
  const required = value.fields.filter(({ isOptional }) => !isOptional);
  return required.length > 0 ? required : value.fields;
}
