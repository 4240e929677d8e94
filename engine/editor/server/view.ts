import type { MadeSite, Site } from '../../build/site.ts';
import { bytesOf, type Output } from '../../core/output.ts';
import type { Page } from '../../core/page.ts';
import { UnusablePicture } from '../../core/picture-lookup.ts';
import { makeToUrl } from '../../core/urls.ts';
import type { Headers, Making } from '../../dev-server/editing.ts';
import { type FieldMap, openFieldMap } from '../field-map/field-map.ts';
import type { Desk } from './desk.ts';
import { readFile } from './store.ts';

/** The site as it is shown while it is edited: as it was made, or as what was tried last would make it. */
export interface View<Made> {
  made: Made;
  fieldMap: FieldMap;
  open(html: string, file: string, headers: Headers): string;
  /** A file of what was tried last. */
  read(path: string): Promise<Uint8Array | undefined>;
  /**
   * A picture as it was put there, or waits to be.
   * @throws Refused where the name leads elsewhere
   */
  picture(name: string): Uint8Array | undefined;
  /** Keeps what was tried. @returns its number */
  keep(tried: Made): number;
  /** A page rendered for editing, by the path of its address. */
  draw(pathname: string, trial: number): string | undefined;
}

interface Trial {
  number: number;
  read(path: string): Promise<Uint8Array | undefined>;
  draw(pathname: string): string | undefined;
}

/** Whoever types fast still asks for the styles and pictures of what was tried before. */
const MOST = 5;

/** By root: what was tried, the last first. */
const trials = new Map<string, readonly Trial[]>();

export function openView<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  made: MadeSite<Content, SitePage>,
  { options }: Making,
  desk: Desk,
): View<MadeSite<Content, SitePage>> {
  const fieldMap = openFieldMap(site, made, options.content);
  const folders = { content: options.content, images: options.images };
  return {
    made,
    fieldMap,
    open: (html, file, headers) => {
      const isOpen = /(?:^|;\s*)workshop-editing=on(?:;|$)/.test(String(headers.cookie ?? ''));
      const own = `${made.settings.base}@dev/edit/`;
      const meta = `<meta name="workshop-editing" content="${desk.token}"${isOpen ? ' data-open' : ''}>`;
      const styles = isOpen ? `<link rel="stylesheet" href="${own}page.css" data-own>` : '';
      // What moves by itself stands still while it is edited.
      const shown = isOpen ? (fieldMap.render(file) ?? html).replace('<html', '<html data-still') : html;
      return shown.replace('</head>', `${meta}${styles}\n</head>`);
    },
    async read(path) {
      for (const trial of trials.get(site.root) ?? []) {
        const bytes = await trial.read(path);
        if (bytes !== undefined) return bytes;
      }
      return undefined;
    },
    picture(name) {
      const known = made.inspected.get(name);
      const bytes = desk.pictures.get(name) ?? (known instanceof UnusablePicture ? undefined : known?.bytes);
      // What was just saved stands in the folder before the site is made anew.
      return bytes ?? readFile(folders, { folder: 'images', path: name }).bytes;
    },
    keep(tried) {
      const before = trials.get(site.root) ?? [];
      const number = (before[0]?.number ?? 0) + 1;
      const draw = openDrawer(tried, openFieldMap(site, tried, options.content));
      trials.set(site.root, [{ number, read: readerOf(tried), draw }, ...before].slice(0, MOST));
      return number;
    },
    draw(pathname, trial) {
      const kept = trials.get(site.root)?.find(({ number }) => number === trial);
      return kept ? kept.draw(pathname) : openDrawer(made, fieldMap)(pathname);
    },
  };
}

function openDrawer<Content, SitePage extends Page>(
  { rendered, settings }: MadeSite<Content, SitePage>,
  fieldMap: FieldMap,
): (pathname: string) => string | undefined {
  const toUrl = makeToUrl(settings.base);
  return (pathname) => {
    const page = rendered.find((one) => toUrl(one.page.path) === pathname)?.page;
    return fieldMap.render(page?.output ?? '404.html');
  };
}

/** Styles and pictures that the site as it stands has not. */
function readerOf<Content, SitePage extends Page>({ outputs, deferred }: MadeSite<Content, SitePage>): Trial['read'] {
  const made = new Map<string, Output['content']>(outputs.map(({ path, content }) => [path, content]));
  const onDemand = new Map(deferred.flatMap(({ groups }) => groups.flat()).map((order) => [order.path, order]));
  return async (path) => {
    const content = made.get(path);
    if (content !== undefined) return Buffer.from(bytesOf(content));
    return onDemand.get(path)?.make();
  };
}
