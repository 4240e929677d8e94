import { spotsOf } from '../spots.ts';
import { nameOf, type Path } from '../values.ts';
import type { ShownPage } from './elsewhere.ts';

/** A place that shows a picture: what to call it, and its width to its height. */
export interface Shape {
  name: string;
  ratio: number;
}

/** What is asked of the shapes of a picture. */
interface Asked {
  /** In the content folder. */
  file: string;
  /** Of the picture. */
  field: Path;
  /** The address of its file. */
  picture: string;
  pages: readonly ShownPage[];
  /** The address of a page as it is drawn for editing. */
  addressOf(page: string): string;
  /** Whether nobody waits for more. */
  isOver(): boolean;
}

/** In pixels: a window on a desk, and a phone. */
const WINDOWS = [
  ['', 1400],
  [' on a phone', 390],
] as const;

/** Every shape in which the pages show a picture: each page is laid out where nobody sees it, one after the other. */
export async function* findShapes({ file, field, picture, pages, addressOf, isOver }: Asked): AsyncGenerator<Shape> {
  const found = new Set<number>();
  for (const { address, title } of pages) {
    const page = await read(addressOf(address));
    if (page === undefined) continue;
    for (const [window, width] of WINDOWS) {
      if (isOver()) return;
      const ratios = await layOut(page, width, picture, (shown) => listRatios(shown, file, nameOf(field)));
      for (const ratio of ratios) {
        if (found.has(ratio)) continue;
        found.add(ratio);
        yield { name: title + window, ratio };
      }
    }
  }
}

/** Parsed by the browser itself, as trusted types demand. */
function read(address: string): Promise<Document | undefined> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onload = () => done(request.responseXML ?? undefined);
    request.onerror = () => done(undefined);
    request.send();
  });
}

/** Lays a page out in a window that nobody sees, without its scripts. */
async function layOut<Result>(
  page: Document,
  width: number,
  picture: string,
  look: (shown: Document) => Result,
): Promise<Result> {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', inset: '0 auto auto -9999px', width: `${width}px`, height: '900px' });
  document.documentElement.append(frame);
  try {
    const shown = frame.contentDocument;
    if (!shown) throw new Error('the frame has no document');
    const copy = shown.importNode(page.documentElement, true);
    for (const one of copy.querySelectorAll('script, meta[http-equiv], source')) one.remove();
    // Of the pictures only the shapes count; pages may hide those that are fetched late.
    for (const one of copy.querySelectorAll('img')) {
      for (const name of ['srcset', 'loading']) one.removeAttribute(name);
      one.src = picture;
    }
    shown.documentElement.replaceWith(copy);
    await Promise.all([...copy.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(loaded));
    return look(shown);
  } finally {
    frame.remove();
  }
}

function loaded(link: HTMLLinkElement): Promise<unknown> {
  if (link.sheet) return Promise.resolve();
  return new Promise((done) => {
    for (const event of ['load', 'error']) link.addEventListener(event, done, { once: true });
  });
}

/** To a tenth. */
function listRatios(shown: Document, file: string, field: string): number[] {
  const own = [...shown.querySelectorAll('img[data-place]')].filter((image) =>
    spotsOf(image).some((spot) => spot.file.endsWith(`/${file}`) && nameOf(spot.path ?? []) === field),
  );
  return own.flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    return height > 0 ? [Math.round((width / height) * 10) / 10] : [];
  });
}
