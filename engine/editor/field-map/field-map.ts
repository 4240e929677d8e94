import type { MadeSite, Site } from '../../build/index.ts';
import { NO_RULES, type TextRules } from '../../content/index.ts';
import type { Page } from '../../core/index.ts';
import { type Route, renderDocument } from '../../render/index.ts';
import { annotate, type Computed, findDiffering, type ParsedDocument, parseDocument } from './annotate.ts';
import { findComputed, listValueFields } from './computed.ts';
import { markContent } from './mark-content.ts';
import { type Marker, openMarker, takeMarks } from './marks.ts';

/** The fields that the text and the pictures of pages come from. */
export interface FieldMap {
  /** A page with its fields in attributes, by its file, e.g. "contact/index.html"; none if there is no such page. */
  render(output: string): string | undefined;
  /** The paths of the pages that show a field, by its file and path, e.g. "content/site.md#phone". */
  pagesByField(): ReadonlyMap<string, readonly string[]>;
}

/** @param folder of the content, as errors name it */
export function openFieldMap<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  made: MadeSite<Content, SitePage>,
  folder: string,
): FieldMap {
  const marker = openMarker();
  const rules = once((): TextRules => {
    return site.rules.texts?.({ folder, sources: [...made.sources], problems: [] }) ?? NO_RULES;
  });
  const marked = once(() => site.routes(markContent(made.content, made.entries, rules(), marker), made.context));
  const changed = once(() => {
    const content = structuredClone(made.content);
    return { content, fields: listValueFields(content, made.entries, rules()) };
  });
  const toHtml = (page: SitePage) => renderDocument(page, made.rendering, new Map()).output.content.toString();
  const listComputed = (page: SitePage, parsed: ParsedDocument): Computed[] => {
    const { content, fields } = changed();
    const before = dataOf(page);
    const resolve = () => findPage(site.routes(content, made.context), page);
    const compare = () => {
      const other = resolve();
      if (other === undefined || dataOf(other) === before) return undefined;
      return findDiffering(parsed, parseDocument(toHtml({ ...other, head: page.head })));
    };
    const isChanged = () => dataOf(resolve()) !== before;
    return [...findComputed(fields, isChanged, compare)].map(([{ place }, ranges]) => ({ place, ranges }));
  };
  return {
    render(output) {
      const page = made.rendered.find((one) => one.page.output === output)?.page;
      const other = page && findPage(marked(), page);
      if (!page || !other) return page && toHtml(page);
      const parsed = parseDocument(toHtml(page));
      return annotate(parsed, toHtml({ ...other, head: page.head }), marker, listComputed(page, parsed));
    },
    pagesByField: once(() => {
      return mapPages(
        marked().map((route) => route.resolve()),
        marker,
      );
    }),
  };
}

/** A page that is resolved from other content. */
function findPage<SitePage extends Page>(
  routes: readonly Route<SitePage>[],
  { source, path }: Page,
): SitePage | undefined {
  return routes
    .filter((route) => route.source === source)
    .map((route) => route.resolve())
    .find((page) => page.path === path);
}

/** All that the body of a page depends on. */
function dataOf(page: Page | undefined): string {
  return JSON.stringify(page && [page.props, page.shell]);
}

function mapPages(pages: readonly Page[], { textOf }: Marker): Map<string, string[]> {
  const byField = new Map<string, string[]>();
  for (const page of pages) {
    if (page.head.redirect !== undefined) continue;
    const places = takeMarks(dataOf(page)).marks.flatMap(({ number }) => textOf(number)?.place ?? []);
    const fields = places.flatMap((place) => [place, ...place.borrowed]);
    const names = fields.map(({ file, path = [] }) => `${file}#${path.join('/')}`);
    for (const name of new Set(names)) byField.set(name, [...(byField.get(name) ?? []), page.path]);
  }
  return byField;
}

function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}
