import type { MadeSite, Site } from '../../build/index.ts';
import { kindAt, NO_TEXT_RULES, specAt, type TextRules, type ValidatedEntry, valueAt } from '../../content/index.ts';
import { type FieldPath, once, type Page } from '../../core/index.ts';
import { type Route, renderDocument } from '../../render/index.ts';
import { annotate, type FieldRange, findDiffering, type ParsedDocument, parseDocument } from './annotate.ts';
import { copyContent, type FieldRef, type FileEntry, type Marker, markEntry, openMarker, setValue } from './marks.ts';

export type FieldMap = ReturnType<typeof openFieldMap>;

/**
 * The fields that the text and the pictures of pages come from.
 * @param folder of the content, as errors name it
 */
export function openFieldMap(site: Site<unknown>, made: MadeSite<unknown>, folder: string) {
  const marker = openMarker();
  const read = { folder, sources: [...made.sources], problems: [] };
  const rules = once((): TextRules => site.rules.texts?.(read) ?? NO_TEXT_RULES);
  const marked = once(() => {
    const { content, entries } = copyContent(made.content, made.validated.entries);
    const fields = entries.flatMap((entry) => listValueFields(entry, rules()));
    for (const entry of entries) markEntry(entry, rules(), marker);
    return { fields, listRoutes: () => site.routes(content, made.context) };
  });
  const toHtml = (page: Page) => renderDocument(page, made.rendering, new Map()).output.content.toString();
  const listComputed = (page: Page, parsed: ParsedDocument): FieldRange[][] => {
    const { fields, listRoutes } = marked();
    const before = dataOf(page);
    const resolve = () => findPage(listRoutes(), page);
    const compare = () => {
      const other = resolve();
      if (other === undefined || dataOf(other) === before) return undefined;
      return findDiffering(parsed, parseDocument(toHtml({ ...other, head: page.head }), marker));
    };
    const isChanged = () => dataOf(resolve()) !== before;
    const found = [...findComputed(fields, isChanged, compare)];
    return found.map(([{ ref }, ranges]) => ranges.map((range) => ({ ref, ...range })));
  };
  return {
    /** A page with its fields in attributes, by its file, e.g. "contact/index.html"; none if there is no such page. */
    render(output: string): string | undefined {
      const page = made.rendered.find((one) => one.page.output === output)?.page;
      const found = page && findPage(marked().listRoutes(), page);
      if (!page || !found) return page && toHtml(page);
      const markedPage = { ...found, head: page.head };
      const parsed = parseDocument(toHtml(markedPage), marker);
      return annotate(parsed, marker, listComputed(markedPage, parsed));
    },
    /** The paths of the pages that show a field, by its file and path, e.g. "content/site.md#phone". */
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

/** Everything that decides the body of a page. */
function dataOf(page: Page | undefined): string {
  return JSON.stringify(page && [page.props, page.shell]);
}

function mapPages(routes: readonly Route<Page>[], { extract }: Marker): Map<string, string[]> {
  const byField = new Map<string, string[]>();
  for (const page of routes.map((route) => route.resolve())) {
    if (page.head.redirect !== undefined) continue;
    const fields = extract(dataOf(page)).marks.flatMap(({ ref }) => [ref, ...ref.variables]);
    const names = fields.map(({ file, path = [] }) => `${file}#${path.join('/')}`);
    for (const name of new Set(names)) byField.set(name, [...(byField.get(name) ?? []), page.path]);
  }
  return byField;
}

/** A field that pages may compute text from. */
export interface ValueField {
  ref: FieldRef;
  set(value: unknown): void;
  value: unknown;
  /** Other values. A page may not accept one, or not show the difference. */
  others: readonly unknown[];
}

/**
 * The fields that a page computes text from, and that text. Such text, e.g. a formatted date or an amount, has no mark. We
 * resolve the page again with other values in the fields: what changes comes from them. We try half of the fields at a time,
 * and leave out a half that changes nothing, so the time depends on the page and hardly on the size of the content.
 * @param isChanged whether the page differs with the values that are set
 * @param compare what differs; undefined if these values don't show it
 */
export function findComputed<Found>(
  fields: readonly ValueField[],
  isChanged: () => boolean,
  compare: () => Found | undefined,
): Map<ValueField, Found> {
  const computed = new Map<ValueField, Found>();
  // Neighboring fields start with different values. Otherwise two choices A and B would become B and A, and the page might not change.
  const indexes = new Map(fields.map((field, index) => [field, index]));
  const otherOf = (field: ValueField, round: number) =>
    field.others[(round + (indexes.get(field) ?? 0)) % field.others.length];
  /** Undefined if a page does not accept a value, such as an end before its beginning. */
  const tryOthers = <Result>(some: readonly ValueField[], round: number, make: () => Result): Result | undefined => {
    try {
      for (const field of some) field.set(otherOf(field, round));
      return make();
    } catch {
      return undefined;
    } finally {
      for (const { set, value } of some) set(value);
    }
  };
  const search = (some: readonly ValueField[], round: number): void => {
    const [first, ...more] = some;
    if (first === undefined) return;
    if (more.length === 0) {
      const found = tryOthers(some, round, compare);
      if (found !== undefined) computed.set(first, found);
    } else if (tryOthers(some, round, isChanged) ?? true) {
      const half = some.length >> 1;
      search(some.slice(0, half), round);
      search(some.slice(half), round);
    }
  };
  const rounds = Math.max(0, ...fields.map(({ others }) => others.length));
  for (let round = 0; round < rounds; round++) {
    const open = fields.filter((field) => round < field.others.length && !computed.has(field));
    search(open, round);
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

/** Other values of a field that a page may show in another form: one more or less, the next day, another choice. */
function otherValuesOf({ collection, source }: ValidatedEntry, path: FieldPath, value: unknown): readonly unknown[] {
  // An order is only visible in the positions of entries.
  if (path.at(-1) === 'order') return [];
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value !== 'string') return [];
  const kind = kindAt(collection.spec(), source.data, path)?.type;
  // A page may show the host of a link: "https://jobs.example" → "https://jobsx.example".
  if (kind === 'address') return [value.replace(/(?<=\/.*?)\./, 'x.')].filter((one) => one !== value);
  if (kind !== 'date' && kind !== 'setting') return [];
  const spec = specAt(collection.spec(), source.data, path)?.value;
  return spec?.type === 'choice' ? spec.of.filter((one) => one !== value) : neighborsOf(value);
}

/** One more and one less in the last digit, e.g. "08:00" → "08:01". A page may refuse one, such as "2027-03-32". */
function neighborsOf(value: string): string[] {
  const bump = (by: number) => value.replace(/\d(?=\D*$)/, (digit) => String(Number(digit) + by));
  return [bump(1), bump(-1)].filter((one) => one.length === value.length && one !== value);
}
