import type { Token } from 'marked';
import { renderMarkdown } from '../build/markdown.ts';
import { RawHtml } from './RawHtml.tsx';
import { useSite } from './site.ts';

/** The running text of an entry. */
export function Prose({ body }: { body: readonly Token[] }) {
  const { toUrl } = useSite();
  if (body.length === 0) return null;
  return <RawHtml className="prose" html={renderMarkdown(body, toUrl)} />;
}
