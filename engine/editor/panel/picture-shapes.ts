import type { JsonPath, ShownPage } from '../protocol.ts';
import type { Api } from './api.ts';
import { fieldsOf } from './page-fields.ts';
import { nameOf } from './values.ts';

/** A place that shows a picture. */
export interface PictureShape {
  name: string;
  /** Width to height, to a tenth. */
  ratio: number;
}

/** By width, in pixels. */
const WINDOWS = [
  [1400, ''],
  [390, ' on a phone'],
] as const;

/**
 * Every shape in which pages show a picture, once: each page is laid out where nobody sees it.
 * @param file in the content folder
 * @param path of the picture's field
 * @param address of the picture
 */
export async function* findShapes(
  { file, path, address }: { file: string; path: JsonPath; address: string },
  pages: readonly ShownPage[],
  api: Api,
  over: AbortSignal,
): AsyncGenerator<PictureShape> {
  const found = new Set<number>();
  const isOwn = (image: Element) =>
    fieldsOf(image).some((field) => field.file.endsWith(`/${file}`) && nameOf(field.path ?? []) === nameOf(path));
  for (const page of pages) {
    if (over.aborted) return;
    const html = await readPage(api.addressOf(`page?${new URLSearchParams({ path: page.address })}`));
    for (const [width, suffix] of WINDOWS) {
      for (const { width: across, height } of html ? await measure(html, width, address, isOwn) : []) {
        const ratio = Math.round((across / height) * 10) / 10;
        if (height > 0 && !found.has(ratio)) yield { name: page.title + suffix, ratio };
        found.add(ratio);
      }
    }
  }
}

/** Parsed by the browser itself, as trusted types require. */
function readPage(address: string): Promise<Element | undefined> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onloadend = () => done(request.responseXML?.documentElement);
    request.send();
  });
}

/** The boxes of some pictures on a page without its scripts, all of which show the same picture. */
async function measure(
  page: Element,
  width: number,
  picture: string,
  isOwn: (image: Element) => boolean,
): Promise<DOMRect[]> {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', inset: '0 auto auto -9999px', width: `${width}px`, height: '900px' });
  document.documentElement.append(frame);
  try {
    const shown = frame.contentDocument;
    if (!shown) return [];
    const copy = shown.importNode(page, true);
    for (const one of copy.querySelectorAll('script, meta[http-equiv], source')) one.remove();
    // Pages may hide pictures that are loaded late.
    for (const image of copy.querySelectorAll('img'))
      Object.assign(image, { srcset: '', loading: 'eager', src: picture });
    shown.documentElement.replaceWith(copy);
    await Promise.all([...shown.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(untilLoaded));
    return [...shown.images].filter(isOwn).map((image) => image.getBoundingClientRect());
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
