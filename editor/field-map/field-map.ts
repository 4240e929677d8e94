import type { MadeSite, Site } from '../../engine/build/index.ts';
import { once, type Page } from '../../engine/core/index.ts';
import { type Route, renderHtml } from '../../engine/render/index.ts';
import { annotate } from './annotate.ts';
import { markContent, openMarker } from './marks.ts';

/** Finds the fields that the text and the pictures of a page come from. */
export function openFieldMap(site: Site<unknown>, made: MadeSite<unknown>) {
  const marker = openMarker();
  const { entries, textRules } = made.validated;
  const listRoutes = once(() => site.routes(markContent(made.content, entries, textRules, marker), made.context));
  return {
    /** The HTML of a page for editing, by its file, e.g. "contact/index.html"; undefined if there is no such page. */
    render(output: string): string | undefined {
      const page = made.rendered.find((rendered) => rendered.page.output === output)?.page;
      if (page === undefined) return undefined;
      const marked = findPage(listRoutes(), page) ?? page;
      return annotate(renderHtml({ ...marked, head: page.head }, made.rendering), marker);
    },
  };
}

/** The same page, resolved from other content. */
function findPage(routes: readonly Route<Page>[], { source, path }: Page): Page | undefined {
  return routes
    .filter((route) => route.source === source)
    .map((route) => route.resolve())
    .find((page) => page.path === path);
}
