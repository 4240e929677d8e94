import { placeText } from '../../engine/core/text.ts';
import { RawHtml } from '../../engine/render/RawHtml.tsx';
import { markCompounds } from '../elements/compounds.ts';
import { useKit } from '../kit.ts';

/** The running text of an entry. */
export function Prose({ html }: { html: string }) {
  const { toUrl } = useKit();
  if (html === '') return null;
  return <RawHtml className="prose" html={placeText(markCompounds(html), toUrl)} />;
}
