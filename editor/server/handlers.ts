import type { z } from 'zod';
import { fileIn } from '../../engine/content/index.ts';
import { isMissing } from '../field-changes.ts';
import { type Answers, type Requests, requests } from '../protocol.ts';
import { parseRequest } from './content-files.ts';
import { setPreview, type Workspace } from './edit-session.ts';
import { readHistory } from './history.ts';
import { canPublish, publishShown, readReviewOrProblem, revert } from './publish.ts';
import { renameEntry } from './rename.ts';
import { saveEdits } from './save.ts';
import { describeSite, readEntry } from './site-info.ts';
import { addPicture, toWrites, tryBuild } from './unsaved.ts';

/** Answers the body of a request. */
type Handler = (body: Uint8Array) => unknown;

const SCHEMAS: { [Name in keyof Requests]: z.ZodType<Requests[Name]> } = requests;

/** The handlers by the name of their request. @param picture the name of the file that is uploaded */
export function listHandlers(workspace: Workspace, picture: string): ReadonlyMap<string, Handler> {
  const handlers = new Map<string, Handler>();
  const on = <Name extends keyof Answers>(
    name: Name,
    handle: (request: Requests[Name]) => Answers[Name] | Promise<Answers[Name]>,
  ) => handlers.set(name, (body) => handle(parseRequest(SCHEMAS[name], body)));
  const { session } = workspace;
  const { exclusive } = session;
  handlers.set('upload', (bytes) => addPicture(bytes, picture, workspace));
  on('site', () => describeSite(workspace));
  on('entry', (request) => readEntry(request, workspace));
  on('try', async ({ edits }) => {
    // The next preview drops what this one adds: kept, 200 previews of a file that every page uses would take 300 MB.
    const preview = { ...workspace, cache: { ...workspace.cache, results: workspace.cache.results.fork() } };
    const { site, errors: all } = await tryBuild(preview, toWrites(edits, workspace));
    // While an author fills in a new entry, its empty fields are no errors.
    const added = edits.flatMap(({ path, hash }) =>
      hash === undefined ? [fileIn(workspace.options.content, path)] : [],
    );
    const errors = all.filter((error) => !isMissing(error) || !added.includes(error.file));
    return { errors, previewNumber: site && setPreview(workspace, site) };
  });
  on('history', ({ path, field }) => readHistory(workspace, path, field));
  // These write files. None is handled while another is.
  on('save', (request) => exclusive(() => saveEdits(workspace, request)));
  on('rename', (request) => exclusive(() => renameEntry(workspace, request)));
  on('undo', ({ isRedo }) => exclusive(() => session.saves.undo(isRedo)));
  if (!canPublish(workspace)) return handlers;
  on('review', () => readReviewOrProblem(workspace));
  on('publish', (request) => session.publishing(() => publishShown(request, workspace)));
  on('revert', (request) => revert(request, workspace));
  return handlers;
}
