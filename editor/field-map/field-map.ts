import type { Site } from '../../engine/output/index.ts';
import { annotate } from './annotate.ts';
import { markContent, openMarker } from './marks.ts';

/** Finds the fields that the text and the pictures of a page come from. */
export function openFieldMap({ entries, listValues = () => [], renderChanged }: Site) {
  return {
    /** The HTML of a page for editing, by its file, e.g. "contact/index.html"; undefined if there is no such page. */
    render(output: string): string | undefined {
      const marker = openMarker();
      const html = renderChanged?.(output, (content) => markContent(content, entries, listValues, marker));
      return html === undefined ? undefined : annotate(html, marker);
    },
  };
}
