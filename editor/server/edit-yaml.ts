import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, isNode, isScalar, isSeq, visit, type YAMLSeq } from 'yaml';
import { parseYaml, valueAt } from '../../engine/content/index.ts';
import type { JsonPath } from '../protocol.ts';

/** A field to set; without a value, it is removed. */
interface ValueEdit {
  path: JsonPath;
  value?: unknown;
}

/**
 * Sets fields. Comments, the order of fields, and the quotes of other values stay. Unusual spacing and folded lines don't, because the
 * `yaml` package writes the result.
 * @throws Error if the YAML has errors
 */
export function editYaml(yaml: string, edits: readonly ValueEdit[]): string {
  const document = parseYaml(yaml);
  const before: unknown = document.toJS();
  const changes = edits.filter(({ path, value }) => !isDeepStrictEqual(valueAt(before, path), value));
  if (changes.length === 0) return yaml;
  for (const { path, value } of changes) {
    const node = document.getIn(path, true);
    if (value === undefined) document.deleteIn(path);
    else if (isSeq(node) && Array.isArray(value)) setItems(document, node, value);
    // A scalar keeps its quotes.
    else document.setIn(path, isScalar(node) ? value : document.createNode(value));
  }
  const { contents } = document;
  if (isCollection(contents) && contents.items.length === 0) return '';
  const written = document.toString({ lineWidth: 0 });
  return listBrackets(yaml).some(([start]) => yaml[start + 1] !== ' ') ? removePadding(written) : written;
}

/** Where the lists in square brackets begin and end. */
function listBrackets(yaml: string): (readonly [start: number, end: number])[] {
  const brackets: (readonly [number, number])[] = [];
  visit(parseYaml(yaml), {
    Seq(_, { flow, range }) {
      if (flow && range) brackets.push([range[0], range[1] - 1]);
    },
  });
  return brackets;
}

/** "[ /x/ ]" → "[/x/]" */
function removePadding(yaml: string): string {
  const padding = listBrackets(yaml).flatMap(([start, end]) => [start + 1, end - 1]);
  return yaml
    .split('')
    .filter((character, index) => character !== ' ' || !padding.includes(index))
    .join('');
}

/** Items that stay keep their comments and quotes. */
function setItems(document: Document, list: YAMLSeq, values: readonly unknown[]): void {
  const old = list.items.filter(isNode);
  list.items = values.map(
    (value) => old.find((item) => isDeepStrictEqual(item.toJS(document), value)) ?? document.createNode(value),
  );
}
