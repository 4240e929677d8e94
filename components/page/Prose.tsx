import { withBasePath } from '../../engine/core/browser.ts';
import { RawHtml } from '../../engine/render/browser.ts';
import { markCompounds } from '../elements/compounds.ts';
import { usePage } from '../page-context.ts';

/** The running text of an entry. Short words with a hyphen stay on one line. */
export function Prose({ html }: { html: string }) {
  const { toUrl } = usePage();
  if (html === '') return null;
  return <RawHtml className="prose" html={withBasePath(markCompounds(html), toUrl)} />;
}
