import type { Handlers } from '../protocol.ts';
import { addPreview, type Workspace } from './edit-session.ts';
import { readHistory } from './history.ts';
import { listPublishHandlers } from './publish.ts';
import { listRenamed } from './rename.ts';
import { saveEdits, undoSave } from './save.ts';
import { describeSite, readEntry } from './site-info.ts';
import { toWrites, tryWrites } from './unsaved.ts';

export function listHandlers(workspace: Workspace): Handlers {
  const publishHandlers = listPublishHandlers(workspace);
  return {
    ...publishHandlers,
    site: () => describeSite(workspace, publishHandlers !== undefined),
    entry: ({ path }) => readEntry(path, workspace),
    async try({ edits }) {
      const { made, errors } = await tryWrites(workspace, toWrites(edits, workspace));
      return { errors, previewNumber: made && addPreview(workspace, made) };
    },
    save: (request) => saveEdits(workspace, request),
    undo: ({ isRedo }) => undoSave(workspace, isRedo),
    rename: ({ path, slug }) => listRenamed(workspace, path, slug),
    history: ({ path, field }) => readHistory(workspace, path, field),
  };
}
