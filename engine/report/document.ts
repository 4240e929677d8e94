import { Parser } from 'htmlparser2';

/** What the report asks of a page, besides its scan. */
export interface ReadDocument {
  /** The words of the main part, a block each: a paragraph, a heading, an item. */
  blocks: string[];
  pictures: ShownPicture[];
}

/** A picture as a page shows it. */
export interface ShownPicture {
  /** Best first, as a browser tries them; the last is the image itself. */
  candidates: Candidate[];
  isLazy: boolean;
  /** The classes of the image. */
  classes: string[];
}

export interface Candidate {
  /** e.g. "image/avif"; of the image itself "" */
  type: string;
  /** e.g. "(min-resolution: 2.5dppx)"; of any screen "" */
  media: string;
  srcset: string;
  /** e.g. "(min-width: 64rem) 50vw, 100vw" */
  sizes: string;
}

/** What has words of its own among those around it, and ends no sentence. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'em',
  'i',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
]);
/** Nobody reads these on the page. */
const UNREAD = new Set(['script', 'style', 'svg', 'template', 'noscript']);

/** Looks through the HTML of a whole page. */
export function readDocument(html: string): ReadDocument {
  const pictures: ShownPicture[] = [];
  const text = openText();
  let sources: Candidate[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      text.open(name);
      if (name === 'picture') sources = [];
      else if (name === 'source') sources.push(candidateOf(attributes));
      else if (name === 'img' && attributes.srcset !== undefined) {
        pictures.push({
          candidates: [...sources, { ...candidateOf(attributes), type: '' }],
          isLazy: attributes.loading === 'lazy',
          classes: attributes.class?.split(' ') ?? [],
        });
        sources = [];
      }
    },
    ontext: text.add,
    onclosetag: text.close,
  });
  parser.end(html);
  return { blocks: text.blocks(), pictures };
}

function candidateOf({ type = '', media = '', srcset = '', sizes = '100vw' }: Record<string, string>): Candidate {
  return { type, media, srcset, sizes };
}

/** Gathers what stands in the main part. */
function openText() {
  let words = '';
  let [main, unread] = [0, 0];
  const step = (name: string, by: 1 | -1) => {
    if (name === 'main') main += by;
    if (UNREAD.has(name)) unread += by;
    if (!INLINE.has(name)) words += '\n';
  };
  return {
    open: (name: string) => step(name, 1),
    close: (name: string) => step(name, -1),
    add(text: string) {
      if (main > 0 && unread === 0) words += text.replace(/\s+/g, ' ');
    },
    blocks: () =>
      words
        .split('\n')
        .map((block) => block.trim())
        .filter(Boolean),
  };
}
