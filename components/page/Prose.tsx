import { renderToStaticMarkup } from 'react-dom/server';
import { type Block, CENTER, type TextImage, withBasePath } from '../../engine/core/browser.ts';
import { RawHtml } from '../../engine/render/browser.ts';
import { markCompounds } from '../elements/compounds.ts';
import { Picture } from '../elements/Picture.tsx';
import { ShortText } from '../elements/ShortText.tsx';
import { CONTENT_WIDTH } from '../elements/sizes.ts';
import { PageProvider, usePage } from '../page-context.ts';

const SIZES = `(min-width: 48rem) 40rem, ${CONTENT_WIDTH}`;

/** The running text of an entry. Short words with a hyphen stay on one line. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  const context = usePage();
  if (blocks.length === 0) return null;
  const html = blocks.map((block) => {
    if ('html' in block) return withBasePath(markCompounds(block.html), context.toUrl);
    // React can't put an element between pieces of HTML.
    return renderToStaticMarkup(
      <PageProvider value={context}>
        <Figure {...block.image} />
      </PageProvider>,
    );
  });
  return <RawHtml className="prose" html={html.join('\n')} />;
}

function Figure({ src, alt, caption }: TextImage) {
  return (
    <figure>
      <Picture picture={{ src, alt, focus: CENTER }} sizes={SIZES} />
      {caption && (
        <figcaption>
          <ShortText>{caption}</ShortText>
        </figcaption>
      )}
    </figure>
  );
}
