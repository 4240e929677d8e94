import { randomBytes } from 'node:crypto';
import type { BuildCache } from '../../build/index.ts';
import type { Advise } from '../../checks/index.ts';
import type { FieldMap } from '../field-map/field-map.ts';
import type { FileContent } from '../protocol.ts';
import type { Folders } from './content-files.ts';
import { openSaveLog, type SaveLog } from './save-log.ts';

/** A site as the editor shows it. */
export interface PagePreview extends FieldMap {
  /** A file of the site. */
  read(path: string): Promise<Uint8Array | undefined>;
}

/** State that is kept across rebuilds. */
export interface EditSession {
  /** A secret that only the pages of this dev server know. */
  token: string;
  folders: Folders;
  saves: SaveLog;
  /** Uploaded pictures that no saved file uses yet, by name. */
  pictures: Map<string, Uint8Array>;
  /** Builds with unsaved changes, the latest first. */
  previews: readonly (PagePreview & { number: number })[];
  isPublishing: boolean;
  /** Loaded with the first change. */
  advise?: Promise<Advise>;
  /** Committed versions of content files, by their IDs. */
  versions: Map<string, FileContent | undefined>;
}

/** Each lives as long as the dev server's cache. */
const sessions = new WeakMap<BuildCache, EditSession>();

export function sessionOf(cache: BuildCache, folders: Folders): EditSession {
  const pictures = new Map<string, Uint8Array>();
  const session: EditSession = sessions.get(cache) ?? {
    token: randomBytes(24).toString('base64url'),
    saves: openSaveLog(folders, cache.store, pictures),
    ...{ folders, pictures, previews: [], isPublishing: false, versions: new Map() },
  };
  sessions.set(cache, session);
  return session;
}
