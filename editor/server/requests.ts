import { timingSafeEqual } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getMediaType, isUnusable, listOutputPaths } from '../../engine/core/index.ts';
import { bundle, type EditorRequest, type EditorResponse } from '../../engine/dev-server/index.ts';
import { RequestError, readFile } from './content-files.ts';
import type { Workspace } from './edit-session.ts';
import { listHandlers } from './handlers.ts';

export const isEditing = ({ cookie = '' }: EditorRequest['headers']) => /(?:^|;\s*)page-editor=on(?:;|$)/.test(cookie);

/** The script of the dev server reads the token and shows the button that turns editing on. */
export function addButton(html: string, token: string): string {
  return html.replace('</head>', `<meta name="page-editor" content="${token}">\n</head>`);
}

/** Adds the panel to a page that is rendered for editing. */
export function addPanel(html: string, token: string, base: string): string {
  const meta = `<meta name="page-editor" content="${token}" data-open>`;
  const styles = `<link rel="stylesheet" href="${base}@dev/edit/page.css" data-dev-server>`;
  // `data-still` stops animations. ProseMirror needs a trusted-types policy to parse pasted HTML in a detached document.
  return html
    .replace('<html', '<html data-still')
    .replace(/trusted-types [^;"]*/, 'trusted-types ProseMirrorClipboard')
    .replace('</head>', `${meta}${styles}\n</head>`);
}

/** Anyone who can open the site may GET pages, pictures and scripts. Only pages of this dev server may do anything else. */
export async function answerRequest(request: EditorRequest, workspace: Workspace): Promise<EditorResponse> {
  const { pathname, searchParams } = new URL(`http://dev-server.invalid/${request.path}`);
  const [name, picture] = [pathname.slice(1), searchParams.get('name') ?? ''];
  try {
    if (request.method === 'GET') {
      if (name === 'page') return answerPage(request, searchParams, workspace);
      if (name === 'picture') return answerPicture(picture, workspace);
      const source = CLIENT_FILES.get(name);
      if (source) return { status: 200, type: getMediaType(name), body: await bundleOnce(source) };
    }
    checkSender(request, workspace.session.token);
    const handle = listHandlers(workspace, picture).get(name);
    if (handle === undefined) throw new RequestError(404, `Unknown request \`${name}\`.`);
    const body = await request.body();
    if (body === undefined) throw new RequestError(413, 'The request is too large.');
    return { status: 200, type: JSON_TYPE, body: JSON.stringify(await handle(body)) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const { status, code } = error instanceof RequestError ? error : { status: 500 };
    const answer = { status, type: JSON_TYPE, body: JSON.stringify({ error: message, code }) };
    return status === 500 ? { ...answer, error } : answer;
  }
}

const JSON_TYPE = 'application/json';

/** A page rendered for editing. @param params `preview` is the number of a build with unsaved changes */
function answerPage({ siteVersion }: EditorRequest, params: URLSearchParams, workspace: Workspace): EditorResponse {
  const { session, pages, site } = workspace;
  const previewNumber = Number(params.get('preview') ?? 0);
  const { preview } = session;
  const candidates = listOutputPaths(params.get('path') ?? '/', site.settings.base);
  const html = findPage([...candidates, '404.html'], preview?.number === previewNumber ? preview : pages);
  if (html === undefined) throw new RequestError(404, 'There is no such page.');
  const headers = { 'X-Site-Version': previewNumber > 0 ? `${siteVersion}+${previewNumber}` : siteVersion };
  return { status: 200, type: 'text/html; charset=utf-8', body: html, headers };
}

function findPage(outputs: readonly string[], pages: Workspace['pages']): string | undefined {
  for (const output of outputs) {
    const html = pages.render(output);
    if (html !== undefined) return html;
  }
  return undefined;
}

function answerPicture(name: string, { site, session, options }: Workspace): EditorResponse {
  const picture = site.pictures.get(name);
  const inMemory = session.pictures.get(name) ?? (!picture || isUnusable(picture) ? undefined : picture?.bytes);
  // A picture that was just saved is on disk, but not in the last build.
  const body = inMemory ?? readFile(options, { folder: 'images', path: name }).bytes;
  if (!body) throw new RequestError(404, 'There is no such picture.');
  return { status: 200, type: getMediaType(name), body };
}

/** The client files of the editor, and what each is bundled from. */
const CLIENT_FILES: ReadonlyMap<string, string> = new Map([
  ['main.js', '../panel/main.tsx'],
  ['rich-text.js', '../panel/rich-text.ts'],
  ['page.css', '../panel/styles/page.css'],
  ['panel.css', '../panel/styles/panel.css'],
]);

const bundles = new Map<string, Promise<string>>();

/** Bundles a file again if the code of the editor has changed, or if the last attempt failed. */
function bundleOnce(source: string): Promise<string> {
  const key = `${source} ${findLastChange()}`;
  const bundled = bundles.get(key) ?? bundle(new URL(source, import.meta.url));
  bundles.set(key, bundled);
  bundled.catch(() => bundles.delete(key));
  return bundled;
}

function findLastChange(): number {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Math.max(...files.map((file) => statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0));
}

/** Pages of other origins don't know its value, and may not send such a header (Fetch, section 3.3). */
const TOKEN_HEADER = 'x-editor-token';

/**
 * The server has already checked the host.
 * @throws RequestError
 */
function checkSender({ method, headers }: EditorRequest, token: string): void {
  if (method !== 'POST') throw new RequestError(403, 'Use POST.');
  if (!isSameOrigin(headers)) throw new RequestError(403, 'Only pages of this dev server may send requests.');
  const [given, expected] = [Buffer.from(String(headers[TOKEN_HEADER])), Buffer.from(token)];
  if (given.length === expected.length && timingSafeEqual(given, expected)) return;
  throw new RequestError(403, 'The dev server was restarted.', 'restarted');
}

/** Without `Origin`, browsers send `Sec-Fetch-Site`, which no script can set (Fetch Metadata, section 2.4). */
function isSameOrigin({ origin, host, 'sec-fetch-site': site }: EditorRequest['headers']): boolean {
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined ? site === 'same-origin' : origin === `http://${host}`;
}
