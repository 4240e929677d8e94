import type { MadeSite } from '../../build/make.ts';
import type { Site } from '../../build/site.ts';
import type { TextRules } from '../../content/rules.ts';
import { NO_RULES } from '../../content/rules.ts';
import type { Page } from '../../core/page.ts';
import { renderDocument } from '../../render/documents.ts';
import { annotate } from './annotate.ts';
import { markContent } from './mark-content.ts';
import { openMarker, takeMarks } from './marks.ts';
import { findPage, sayShown } from './pages.ts';
import { openWorked } from './worked.ts';

/** Where the words of a made site stand. */
export interface Places {
  /** A page drawn for editing, by its file, e.g. "contact/index.html"; of a page that there is not, nothing. */
  draw(output: string): string | undefined;
  /** The paths of the pages that show a field or a text, by its file and field, e.g. "content/site.md#phone". */
  where(): ReadonlyMap<string, readonly string[]>;
}

/** @param folder the content folder, as an author would name it */
export function openPlaces<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  made: MadeSite<Content, SitePage>,
  folder: string,
): Places {
  const marker = openMarker();
  let routes: ReturnType<typeof site.routes> | undefined;
  let known: ReadonlyMap<string, readonly string[]> | undefined;
  let filling: TextRules | undefined;
  const rules = () => {
    filling ??= site.rules.texts?.({ folder, sources: [...made.sources], problems: [] }) ?? NO_RULES;
    return filling;
  };
  const list = () => {
    routes ??= site.routes(markContent(made.content, made.checked, rules(), marker), made.around);
    return routes;
  };
  const draw = (page: SitePage) => renderDocument(page, made.rendering, new Map()).output.content.toString();
  let listWorked: ReturnType<typeof openWorked<Content, SitePage>> | undefined;
  return {
    draw(output) {
      const page = made.drawn.find((one) => one.page.output === output)?.page;
      if (page === undefined) return undefined;
      const html = draw(page);
      const marked = findPage(list(), page);
      if (marked === undefined) return html;
      listWorked ??= openWorked(site, made, rules(), draw);
      return annotate(html, draw({ ...marked, head: page.head }), marker, listWorked(page, html));
    },
    where() {
      known ??= listWhere(
        list().map((route) => route.resolve()),
        (number) => {
          const place = marker.placeOf(number);
          return place ? [place, ...place.borrowed] : [];
        },
      );
      return known;
    },
  };
}

type Named = { file: string; path?: readonly PropertyKey[] | undefined };

function listWhere(pages: readonly Page[], placesOf: (number: number) => readonly Named[]): Map<string, string[]> {
  const where = new Map<string, string[]>();
  for (const page of pages) {
    if (page.head.redirect !== undefined) continue;
    const numbers = new Set(takeMarks(sayShown(page)).marks.map(({ number }) => number));
    const names = [...numbers].flatMap(placesOf).map((place) => `${place.file}#${(place.path ?? []).join('/')}`);
    for (const name of new Set(names)) where.set(name, [...(where.get(name) ?? []), page.path]);
  }
  return where;
}
