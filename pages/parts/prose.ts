import type { Token } from 'marked';
import { renderMarkdown } from '../../engine/draw/markdown.ts';

/** The text of an entry as HTML, its links without the base path. */
export function resolveProse({ body }: { body: readonly Token[] }): string {
  return renderMarkdown(body, (path) => path);
}
