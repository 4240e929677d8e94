import { RawHtml } from '../../engine/draw/RawHtml.tsx';
import { placeText } from '../../engine/draw/text.ts';
import { markCompounds } from '../elements/compounds.ts';
import { useKit } from '../kit.ts';

/** The running text of an entry. */
export function Prose({ html }: { html: string }) {
  const { toUrl } = useKit();
  if (html === '') return null;
  return <RawHtml className="prose" html={placeText(markCompounds(html), toUrl)} />;
}
