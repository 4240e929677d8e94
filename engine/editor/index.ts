import type { MadeSite, Site } from '../build/index.ts';
import { UnusablePicture } from '../core/index.ts';
import type { PageEditor, RebuildContext } from '../dev-server/index.ts';
import { listActions } from './server/actions.ts';
import { readFile } from './server/content-files.ts';
import { openWorkspace } from './server/edit-session.ts';
import { addPicture, openPreview } from './server/file-edits.ts';
import { addButton, addPanel, answerRequest, isEditing } from './server/requests.ts';

export { recoverSaves } from './server/content-files.ts';

export function openEditor(site: Site<unknown>, made: MadeSite<unknown>, context: RebuildContext): PageEditor {
  const workspace = openWorkspace(site, made, context);
  const { session, options } = workspace;
  const savedSite = openPreview(workspace, made);
  const actions = listActions(workspace, savedSite);
  const readPicture = (name: string) => {
    const picture = made.pictures.get(name);
    const bytes = session.pictures.get(name) ?? (picture instanceof UnusablePicture ? undefined : picture?.bytes);
    // A picture that was just saved is on disk, but not yet in the build.
    return bytes ?? readFile(options, { folder: 'images', path: name }).bytes;
  };
  const upload = (bytes: Uint8Array, params: URLSearchParams) => addPicture(bytes, params.get('name') ?? '', workspace);
  const renderPage = (pathname: string, previewNumber: number) => {
    const preview = session.previews.find(({ number }) => number === previewNumber) ?? savedSite;
    const output = pathname.slice(made.settings.base.length).replace(/(?<=^|\/)$/, 'index.html');
    return preview.render(output) ?? preview.render('404.html');
  };
  return {
    open(html, file, headers) {
      if (!isEditing(headers)) return addButton(html, session.token);
      return addPanel(savedSite.render(file) ?? html, session.token, made.settings.base);
    },
    async read(path) {
      const found = await Promise.all(session.previews.map((preview) => preview.read(path)));
      return found.find((bytes) => bytes !== undefined);
    },
    answer: (request) =>
      answerRequest(request, { token: session.token, renderPage, readPicture, addPicture: upload, actions }),
  };
}
