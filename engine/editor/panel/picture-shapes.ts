import type { JsonPath, ShownPage } from '../protocol.ts';
import type { Api } from './api.ts';
import { fieldsOf } from './page-fields.ts';
import { nameOf } from './values.ts';

/** A place that shows a picture. */
export interface PictureShape {
  name: string;
  /** Width to height. */
  ratio: number;
}

interface PictureOnPages {
  /** In the content folder. */
  file: string;
  path: JsonPath;
  /** The address of its file. */
  picture: string;
}

/** In pixels. */
const WINDOWS = [
  ['', 1400],
  [' on a phone', 390],
] as const;

/** Every shape in which pages show a picture, once: each page is laid out where nobody sees it. */
export async function* findShapes(
  field: PictureOnPages,
  pages: readonly ShownPage[],
  api: Api,
  over: AbortSignal,
): AsyncGenerator<PictureShape> {
  const found = new Set<number>();
  for (const { address, title } of pages) {
    const page = over.aborted
      ? undefined
      : await readPage(api.addressOf(`page?${new URLSearchParams({ path: address })}`));
    for (const [suffix, width] of page ? WINDOWS : []) {
      if (!page || over.aborted) return;
      for (const ratio of await readRatios(page, width, field)) {
        if (!found.has(ratio)) yield { name: title + suffix, ratio };
        found.add(ratio);
      }
    }
  }
}

/** Parsed by the browser itself, as trusted types require. */
function readPage(address: string): Promise<Document | undefined> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onload = () => done(request.responseXML ?? undefined);
    request.onerror = () => done(undefined);
    request.send();
  });
}

/** Lays a page out without its scripts. */
async function readRatios(page: Document, width: number, field: PictureOnPages): Promise<number[]> {
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
    for (const one of copy.querySelectorAll('img')) {
      for (const name of ['srcset', 'loading']) one.removeAttribute(name);
      one.src = field.picture;
    }
    shown.documentElement.replaceWith(copy);
    await Promise.all([...copy.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(untilLoaded));
    return ratiosIn(copy, field);
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

/** To a tenth. */
function ratiosIn(page: Element, { file, path }: PictureOnPages): number[] {
  const isOwn = (image: Element) =>
    fieldsOf(image).some((field) => field.file.endsWith(`/${file}`) && nameOf(field.path ?? []) === nameOf(path));
  return [...page.querySelectorAll('img[data-place]')].filter(isOwn).flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    return height > 0 ? [Math.round((width / height) * 10) / 10] : [];
  });
}
