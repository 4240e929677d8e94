import { fileURLToPath } from 'node:url';
import type { PageEditor, RebuildContext } from '../engine/dev-server/index.ts';
import type { LoadSite, Site } from '../engine/output/index.ts';
import { type Folders, recoverSaves } from './server/content-files.ts';
import { openWorkspace } from './server/edit-session.ts';
import { addButton, addPanel, answerRequest, isEditing } from './server/requests.ts';
import { removeWorktree } from './server/worktree.ts';

export const serverFolder = fileURLToPath(new URL('server/', import.meta.url));

export function recover(folders: Folders): string[] {
  removeWorktree(folders);
  return recoverSaves(folders);
}

export function openEditor(loadSite: LoadSite, site: Site, context: RebuildContext): PageEditor {
  const workspace = openWorkspace(loadSite, site, context);
  const { session, pages } = workspace;
  return {
    open(html, file, headers) {
      if (!isEditing(headers)) return addButton(html, session.token);
      return addPanel(pages.render(file) ?? html, session.token, site.settings.base);
    },
    read: async (path) => session.preview?.read(path),
    answer: (request) => answerRequest(request, workspace),
  };
}
