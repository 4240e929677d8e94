import { renderToStaticMarkup } from 'react-dom/server';
import { CENTER, withBasePath } from '../../engine/core/browser.ts';
import { Picture, RawHtml } from '../../engine/render/browser.ts';
import { markCompounds } from '../elements/compounds.ts';
import { CONTENT_WIDTH } from '../elements/sizes.ts';
import { usePage } from '../page-context.ts';

/** A picture in the text of an entry: its file name, and its alternative text as HTML. */
const IMAGE = /<img src="([^"]*)" alt="([^"]*)">/g;
const SIZES = `(min-width: 48rem) 40rem, ${CONTENT_WIDTH}`;

/** The running text of an entry. Short words with a hyphen stay on one line. */
export function Prose({ html }: { html: string }) {
  const context = usePage();
  if (html === '') return null;
  const withPictures = markCompounds(html).replace(IMAGE, (_, src: string, alt: string) => {
    // React would escape the alternative text again, so it is inserted afterwards.
    const picture = <Picture picture={{ src, alt: '', focus: CENTER }} sizes={SIZES} context={context} />;
    return renderToStaticMarkup(picture).replace('alt=""', () => `alt="${alt}"`);
  });
  return <RawHtml className="prose" html={withBasePath(withPictures, context.toUrl)} />;
}
