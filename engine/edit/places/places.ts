import type { TextRules } from '../../check/rules.ts';
import { NO_RULES } from '../../check/rules.ts';
import { drawDocument } from '../../draw/document.ts';
import type { Page } from '../../draw/page.ts';
import type { MadeSite } from '../../make.ts';
import type { Site } from '../../site.ts';
import { annotate } from './annotate.ts';
import { markContent } from './mark-content.ts';
import { openMarker, takeMarks } from './marks.ts';

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
  const list = () => {
    const rules: TextRules = site.rules.texts?.({ folder, sources: [...made.sources], faults: [] }) ?? NO_RULES;
    routes ??= site.routes(markContent(made.content, made.checked, rules, marker), made.around);
    return routes;
  };
  const find = (page: Page) =>
    list()
      .filter(({ source }) => source === page.source)
      .map((route) => route.resolve())
      .find(({ path }) => path === page.path);
  return {
    draw(output) {
      const drawn = made.drawn.find(({ page }) => page.output === output);
      if (drawn === undefined) return undefined;
      const html = drawDocument(drawn.page, made.rendering, new Map()).output.content.toString();
      const marked = find(drawn.page);
      if (marked === undefined) return html;
      const page = { ...marked, head: drawn.page.head };
      return annotate(html, drawDocument(page, made.rendering, new Map()).output.content.toString(), marker);
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
  for (const { path, props, frame, head } of pages) {
    if (head.redirect !== undefined) continue;
    const numbers = new Set(takeMarks(JSON.stringify([props, frame])).marks.map(({ number }) => number));
    const names = [...numbers].flatMap(placesOf).map((place) => `${place.file}#${(place.path ?? []).join('/')}`);
    for (const name of new Set(names)) where.set(name, [...(where.get(name) ?? []), path]);
  }
  return where;
}
