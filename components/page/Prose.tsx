import { RawHtml } from '../../engine/draw/RawHtml.tsx';
import { useKit } from '../kit.ts';

/** The running text of an entry, ready-made. Its links to paths of this site get the base path here. */
export function Prose({ html }: { html: string }) {
  const { toUrl } = useKit();
  if (html === '') return null;
  // Nothing but an attribute can hold this: the quotation marks of texts are escaped.
  return <RawHtml className="prose" html={html.replaceAll('href="/', `href="${toUrl('/')}`)} />;
}
