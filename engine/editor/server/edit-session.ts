import { randomBytes } from 'node:crypto';
import type { BuildCache } from '../../build/index.ts';
import { hashOf } from '../../core/index.ts';
import type { FieldMap } from '../field-map/field-map.ts';
import type { SavedChanges, SavedFile } from '../protocol.ts';
import {
  type FileName,
  type FileWrite,
  type Folders,
  isUnchanged,
  RequestError,
  readFile,
  writeFiles,
} from './content-files.ts';
import { diffItems, plainText } from './edit-file.ts';

/** A site as the editor shows it. */
export interface PagePreview extends FieldMap {
  /** A file of the site. */
  read(path: string): Promise<Uint8Array | undefined>;
}

/** State that is kept across rebuilds. */
export interface EditSession {
  /** A secret that only the pages of this dev server know. */
  token: string;
  /** The latest last. */
  saves: Save[];
  /** Uploaded pictures that no saved file uses yet, by name. */
  pictures: Map<string, Uint8Array>;
  /** Builds with unsaved changes, the latest first. */
  trials: readonly (PagePreview & { number: number })[];
  /** The client files of the editor, by name. */
  bundles: Map<string, Promise<string>>;
  isPublishing: boolean;
}

interface Save {
  /** For Undo, e.g. "Changed Grocery". */
  title: string;
  files: (FileName & { before: Uint8Array | undefined; after: Uint8Array | undefined })[];
}

/** Part of the dev server's cache, which lives as long as the server. */
const sessions = new WeakMap<BuildCache, EditSession>();

export function sessionOf(cache: BuildCache): EditSession {
  const session = sessions.get(cache) ?? {
    ...{ token: randomBytes(24).toString('base64url'), saves: [], pictures: new Map(), trials: [], bundles: new Map() },
    isPublishing: false,
  };
  sessions.set(cache, session);
  return session;
}

/** Writes files, and remembers what they were. */
export function save(session: EditSession, folders: Folders, writes: readonly FileWrite[], title: string): void {
  const files = writes.map(({ folder, path, bytes }) => {
    return { folder, path, before: readFile(folders, { folder, path }).bytes, after: bytes };
  });
  writeFiles(folders, writes);
  session.saves.push({ title, files });
  for (const { folder, path } of writes) if (folder === 'images') session.pictures.delete(path);
}

/**
 * Takes back the last save; one whose files have changed since stays, and the next Undo takes back the one before it.
 * @returns its title
 * @throws RequestError if there is none, or a file has changed
 */
export function undo(session: EditSession, folders: Folders): string {
  const last = session.saves.at(-1);
  if (last === undefined) throw new RequestError(409, 'Nothing has been saved since the dev server was started.');
  const writes = last.files.map(({ before, after, ...name }) => {
    return { ...name, bytes: before, hash: after && hashOf(after) };
  });
  const changed = writes.find((write) => !isUnchanged(folders, write));
  if (!changed) writeFiles(folders, writes);
  session.saves.pop();
  if (!changed) return last.title;
  const reason = `\`${changed.path}\` was changed by another program or in another window.`;
  throw new RequestError(409, `“${last.title}” can’t be undone: ${reason} Undo now takes back the save before it.`);
}

/** The differences that all saves have made. */
export function listChanges({ saves }: EditSession): SavedChanges {
  const files = new Map<string, Save['files'][number]>();
  for (const file of saves.flatMap((one) => one.files)) {
    const key = `${file.folder}/${file.path}`;
    files.set(key, { ...file, before: (files.get(key) ?? file).before });
  }
  const changed = [...files.values()].map(({ folder, path, before, after }): SavedFile => {
    const lines = folder === 'content' ? diffItems(linesOf(before), linesOf(after)) : [];
    return { folder, path, lines: lines.filter(({ change }) => change !== 'same') };
  });
  return { files: changed, saves: saves.map(({ title }) => title) };
}

function linesOf(bytes: Uint8Array | undefined): string[] {
  return bytes === undefined ? [] : plainText(Buffer.from(bytes).toString()).split('\n');
}
