import type { MadeSite, Site } from '../../build/index.ts';
import { bytesOf, makeToUrl, type Output, type Page, UnusablePicture } from '../../core/index.ts';
import type { RequestHeaders } from '../../dev-server/index.ts';
import { openFieldMap } from '../field-map/field-map.ts';
import { type Folders, readFile } from './content-files.ts';
import type { EditSession, PagePreview } from './edit-session.ts';

/** A browser may still ask for the styles and pictures of earlier trials. */
const MOST_TRIALS = 5;

/** @param folder of the content, as errors name it */
export function openPreview<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  made: MadeSite<Content, SitePage>,
  folder: string,
): PagePreview {
  const fieldMap = openFieldMap(site, made, folder);
  const toUrl = makeToUrl(made.settings.base);
  const outputs = new Map<string, Output['content']>(made.outputs.map(({ path, content }) => [path, content]));
  const deferred = new Map(made.deferred.flatMap(({ groups }) => groups.flat()).map((one) => [one.path, one]));
  return {
    fieldMap,
    render(pathname) {
      const page = made.rendered.find((one) => toUrl(one.page.path) === pathname)?.page;
      return fieldMap.render(page?.output ?? '404.html');
    },
    async read(path) {
      const content = outputs.get(path);
      return content === undefined ? deferred.get(path)?.make() : Buffer.from(bytesOf(content));
    },
  };
}

/** @returns its number */
export function addTrial(session: EditSession, preview: PagePreview): number {
  const number = (session.trials[0]?.number ?? 0) + 1;
  session.trials = [{ ...preview, number }, ...session.trials].slice(0, MOST_TRIALS);
  return number;
}

/** A file of the latest trial that has it. */
export async function readTrials({ trials }: EditSession, path: string): Promise<Uint8Array | undefined> {
  for (const trial of trials) {
    const bytes = await trial.read(path);
    if (bytes !== undefined) return bytes;
  }
  return undefined;
}

/** A page as a browser opens it: with the fields if it has turned editing on. */
export function openPage(
  html: string,
  withFields: () => string | undefined,
  { token }: EditSession,
  base: string,
  { cookie }: RequestHeaders,
): string {
  const isOpen = /(?:^|;\s*)page-editor=on(?:;|$)/.test(String(cookie ?? ''));
  const meta = `<meta name="page-editor" content="${token}"${isOpen ? ' data-open' : ''}>`;
  const styles = isOpen ? `<link rel="stylesheet" href="${base}@dev/edit/page.css" data-own>` : '';
  // Nothing moves by itself while it is edited.
  const shown = isOpen ? (withFields() ?? html).replace('<html', '<html data-still') : html;
  return shown.replace('</head>', `${meta}${styles}\n</head>`);
}

/**
 * A picture of the site or an uploaded one.
 * @throws RequestError if the name leads elsewhere
 */
export function readPicture(
  name: string,
  { inspected }: Pick<MadeSite<unknown>, 'inspected'>,
  { pictures }: EditSession,
  folders: Folders,
): Uint8Array | undefined {
  const known = inspected.get(name);
  const bytes = pictures.get(name) ?? (known instanceof UnusablePicture ? undefined : known?.bytes);
  // A picture that was just saved is in the folder before the site is built with it.
  return bytes ?? readFile(folders, { folder: 'images', path: name }).bytes;
}
