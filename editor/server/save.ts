import { resolve } from 'node:path';
import { makeHash } from '../../engine/core/index.ts';
import type { Requests, SaveResult } from '../protocol.ts';
import { type FileWrite, readFile } from './content-files.ts';
import type { Workspace } from './edit-session.ts';
import { toWrites, tryBuild } from './unsaved.ts';

/** Saves all edits, unless other programs have changed their files. */
export async function saveEdits(workspace: Workspace, request: Requests['save']): Promise<SaveResult> {
  const { edits, title } = request;
  const { options } = workspace;
  const writes = toWrites(edits, workspace);
  // Other programs may have changed files since the panel read them.
  const changed = writes.filter((write) => write.folder === 'content' && readFile(options, write).hash !== write.hash);
  if (changed.length > 0) return { changed: changed.map(({ path }) => path), errors: [] };
  return saveFiles(workspace, writes, title);
}

/**
 * Writes all files, or none if the site could not be built with them.
 * @throws RequestError if another program changes a file meanwhile, or has added a picture with the same name
 */
export async function saveFiles(
  workspace: Workspace,
  writes: readonly FileWrite[],
  title: string,
): Promise<SaveResult> {
  const { session, options } = workspace;
  const { site, errors } = await tryBuild(workspace, writes);
  if (site === undefined) return { changed: [], errors };
  session.saves.save(writes, title);
  workspace.show(site, new Map(writes.map(({ folder, path, bytes }) => [resolve(options[folder] ?? '', path), bytes])));
  for (const { path } of writes) session.pictures.delete(path);
  return {
    changed: [],
    errors: [],
    saved: Object.fromEntries(writes.flatMap(({ path, bytes }) => (bytes ? [[path, makeHash(bytes)]] : []))),
  };
}
