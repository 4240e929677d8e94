import { loadPage } from '../../dev-server/browser.ts';
import type { JsonPath } from '../protocol.ts';
import { nameOf } from './files.ts';
import { fieldsOf } from './page-fields.ts';

/** A place that shows a picture. */
export interface PictureShape {
  name: string;
  /** Width to height, to a tenth. */
  ratio: number;
}

interface PictureOnPages {
  /** In the content folder. */
  file: string;
  path: JsonPath;
  src: string;
  pages: readonly { address: string; title: string }[];
}

/** By width, in pixels. */
const WINDOWS = [
  [1400, ''],
  [390, ' on a phone'],
] as const;

/** Every shape in which pages show a picture, once: each page is laid out where nobody sees it. */
export async function* findShapes(picture: PictureOnPages, over: AbortSignal): AsyncGenerator<PictureShape> {
  const found = new Set<number>();
  for (const { address, title } of picture.pages) {
    const page = over.aborted ? undefined : await loadPage(address);
    for (const [width, suffix] of page ? WINDOWS : []) {
      if (!page || over.aborted) return;
      for (const ratio of await readRatios(page.document, width, picture)) {
        if (!found.has(ratio)) yield { name: title + suffix, ratio };
        found.add(ratio);
      }
    }
  }
}

/** Lays a page out without its scripts, all its pictures being the same. */
async function readRatios(page: Document, width: number, { file, path, src }: PictureOnPages): Promise<number[]> {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', inset: '0 auto auto -9999px', width: `${width}px`, height: '900px' });
  document.documentElement.append(frame);
  try {
    const shown = frame.contentDocument;
    if (!shown) return [];
    const copy = shown.importNode(page.documentElement, true);
    for (const one of copy.querySelectorAll('script, meta[http-equiv], source')) one.remove();
    // Pages may hide pictures that are loaded late.
    for (const image of copy.querySelectorAll('img')) Object.assign(image, { srcset: '', loading: 'eager', src });
    shown.documentElement.replaceWith(copy);
    await Promise.all([...copy.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(untilLoaded));
    const isOwn = (image: Element) =>
      fieldsOf(image).some((field) => field.file.endsWith(`/${file}`) && nameOf(field.path ?? []) === nameOf(path));
    const boxes = [...copy.querySelectorAll('img')].filter(isOwn).map((image) => image.getBoundingClientRect());
    return boxes.flatMap((box) => (box.height > 0 ? [Math.round((box.width / box.height) * 10) / 10] : []));
  } finally {
    frame.remove();
  }
}

function untilLoaded(link: HTMLLinkElement): Promise<unknown> | undefined {
  if (link.sheet) return undefined;
  return new Promise((done) => {
    for (const event of ['load', 'error']) link.addEventListener(event, done, { once: true });
  });
}
