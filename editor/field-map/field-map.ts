import type { MadeSite, Site } from '../../engine/build/index.ts';
import { kindAt, specAt, type TextRules, type ValidatedEntry, valueAt } from '../../engine/content/index.ts';
import { type FieldPath, once, type Page } from '../../engine/core/index.ts';
import { type Route, renderHtml } from '../../engine/render/index.ts';
import { annotate, type FieldRange, findDiffering, type ParsedDocument, parseDocument } from './annotate.ts';
import { copyContent, type FieldRef, type FileEntry, type Marker, markEntry, openMarker, setValue } from './marks.ts';

/** Finds the fields that the text and the pictures of a page come from. */
export function openFieldMap(site: Site<unknown>, made: MadeSite<unknown>) {
  const marker = openMarker();
  const marked = once(() => {
    const { content, entries } = copyContent(made.content, made.validated.entries);
    // Read first, because marks change the values.
    const fields = entries.flatMap((entry) => listValueFields(entry, made.validated.textRules));
    for (const entry of entries) markEntry(entry, made.validated.textRules, marker);
    return { fields, listRoutes: () => site.routes(content, made.context) };
  });
  const listComputed = (page: Page, parsed: ParsedDocument): FieldRange[][] => {
    const { fields, listRoutes } = marked();
    const before = dataOf(page);
    const resolve = () => findPage(listRoutes(), page);
    const compare = () => {
      const other = resolve();
      if (other === undefined || dataOf(other) === before) return undefined;
      return findDiffering(parsed, parseDocument(renderHtml({ ...other, head: page.head }, made.rendering), marker));
    };
    const computed = [...findComputed(fields, () => dataOf(resolve()) !== before, compare)];
    return computed.map(([{ ref }, ranges]) => ranges.map((range) => ({ ref, ...range })));
  };
  return {
    /** The HTML of a page for editing, by its file, e.g. "contact/index.html"; undefined if there is no such page. */
    render(output: string): string | undefined {
      const page = made.rendered.find((rendered) => rendered.page.output === output)?.page;
      if (page === undefined) return undefined;
      const resolved = findPage(marked().listRoutes(), page);
      // Without marks, so without fields.
      if (resolved === undefined) return renderHtml(page, made.rendering);
      const markedPage = { ...resolved, head: page.head };
      const parsed = parseDocument(renderHtml(markedPage, made.rendering), marker);
      return annotate(parsed, marker, listComputed(markedPage, parsed));
    },
    /** The paths of the pages that show a field. The key is its file and path, e.g. "content/site.md#phone". */
    pagesByField: once(() => mapPages(marked().listRoutes(), marker)),
  };
}

/** The same page, resolved from other content. */
function findPage(routes: readonly Route<Page>[], { source, path }: Page) {
  return routes
    .filter((route) => route.source === source)
    .map((route) => route.resolve())
    .find((page) => page.path === path);
}

/** All data that the body of a page is rendered from. */
function dataOf(page: Page | undefined): string {
  return JSON.stringify(page && [page.props, page.shell]);
}

function mapPages(routes: readonly Route<Page>[], { extract }: Marker): Map<string, string[]> {
  const byField = new Map<string, string[]>();
  for (const page of routes.map((route) => route.resolve())) {
    if (page.head.redirectsTo !== undefined) continue;
    const fields = extract(dataOf(page)).marks.flatMap(({ ref }) => [ref, ...ref.variables]);
    const keys = fields.map(({ file, path = [] }) => `${file}#${path.join('/')}`);
    for (const key of new Set(keys)) byField.set(key, [...(byField.get(key) ?? []), page.path]);
  }
  return byField;
}

/** A field that pages may compute text from. */
export interface ValueField {
  ref: FieldRef;
  set(value: unknown): void;
  value: unknown;
  /** Other values to try. A page may reject one, or show no difference. */
  others: readonly unknown[];
}

/**
 * Finds the fields of computed text, e.g. a formatted date, which has lost the mark of its field (see marks.ts). Resolves the page
 * with other values in half of the fields at a time, and skips a half that changes nothing.
 * @param isChanged whether the values that the fields now have change the page
 * @param compare returns the text that differs; undefined if these values show no difference
 */
function findComputed<Difference>(
  fields: readonly ValueField[],
  isChanged: () => boolean,
  compare: () => Difference | undefined,
): Map<ValueField, Difference> {
  const computed = new Map<ValueField, Difference>();
  // Neighboring fields start at different places in their `others`. Otherwise two fields with the same options could get each
  // other's value, and a page that shows both values in an order of its own would not change.
  const indexes = new Map(fields.map((field, index) => [field, index]));
  const otherOf = (field: ValueField, round: number) =>
    field.others[(round + (indexes.get(field) ?? 0)) % field.others.length];
  /** Undefined if a page rejects a value, such as an end before its start. */
  const tryOthers = <Result>(tried: readonly ValueField[], round: number, run: () => Result): Result | undefined => {
    try {
      for (const field of tried) field.set(otherOf(field, round));
      return run();
    } catch {
      return undefined;
    } finally {
      for (const { set, value } of tried) set(value);
    }
  };
  const search = (searched: readonly ValueField[], round: number): void => {
    const [first, ...more] = searched;
    if (first === undefined) return;
    if (more.length === 0) {
      const difference = tryOthers(searched, round, compare);
      if (difference !== undefined) computed.set(first, difference);
    } else if (tryOthers(searched, round, isChanged) ?? true) {
      const middle = searched.length >> 1;
      search(searched.slice(0, middle), round);
      search(searched.slice(middle), round);
    }
  };
  const rounds = Math.max(0, ...fields.map(({ others }) => others.length));
  for (let round = 0; round < rounds; round++) {
    const remaining = fields.filter((field) => round < field.others.length && !computed.has(field));
    search(remaining, round);
  }
  return computed;
}

function listValueFields(entry: FileEntry, rules: TextRules): ValueField[] {
  return listLeaves(entry.object).flatMap(({ path, value }) => {
    const others = otherValuesOf(entry, path, value);
    if (others.length === 0) return [];
    const written = valueAt(entry.source.data, path);
    const variables = typeof written === 'string' ? (rules.valuesIn?.(written) ?? []) : [];
    const ref = { file: entry.source.file, path, variables };
    return [{ ref, set: (other: unknown) => setValue(entry.object, path, other), value, others }];
  });
}

function listLeaves(value: unknown, path: FieldPath = []): { path: FieldPath; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listLeaves(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, item]) => listLeaves(item, [...path, key]));
}

/** Other values to try in a field: one more or less, the next day, another choice. */
function otherValuesOf({ collection, source }: ValidatedEntry, path: FieldPath, value: unknown): readonly unknown[] {
  // A page shows no `order`, but sorts entries by it.
  if (path.at(-1) === 'order') return [];
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value !== 'string') return [];
  const kind = kindAt(collection.spec(), source.data, path)?.type;
  // A page may show the host of a link: "https://jobs.example" → "https://jobsx.example".
  if (kind === 'address') return [value.replace(/(?<=\/.*?)\./, 'x.')].filter((other) => other !== value);
  // The kind `data` is a choice, or a text such as a time.
  if (kind !== 'date' && kind !== 'data') return [];
  const spec = specAt(collection.spec(), source.data, path)?.value;
  return spec?.type === 'choice' ? spec.of.filter((choice) => choice !== value) : neighborsOf(value);
}

/** The last digit plus one and minus one, e.g. "08:00" → "08:01". A page may reject one, such as "2027-03-32". */
function neighborsOf(value: string): string[] {
  const bump = (by: number) => value.replace(/\d(?=\D*$)/, (digit) => String(Number(digit) + by));
  return [bump(1), bump(-1)].filter((other) => other.length === value.length && other !== value);
}
