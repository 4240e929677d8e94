import { randomBytes } from 'node:crypto';
import type { MadeSite, Site } from '../../engine/build/index.ts';
import { makeReader } from '../../engine/checks/index.ts';
import { type CollectionSpec, listCollections } from '../../engine/content/index.ts';
import type { Cache } from '../../engine/core/index.ts';
import type { RebuildContext } from '../../engine/dev-server/index.ts';
import { openFieldMap } from '../field-map/field-map.ts';
import type { FileContent } from '../protocol.ts';
import { openSaveLog, type SaveLog } from './save-log.ts';

type EditablePages = ReturnType<typeof openPages>;

/** State that is kept across rebuilds. */
export interface EditSession {
  /** A secret that only the pages of this dev server know. */
  token: string;
  saves: SaveLog;
  /** Uploaded pictures that no saved file uses yet, by name. */
  pictures: Map<string, Uint8Array>;
  /** Builds with unsaved changes, the latest first. */
  previews: readonly (EditablePages & { number: number })[];
  isPublishing: boolean;
  /** Committed versions of content files, by their IDs in git. */
  versions: Map<string, FileContent | undefined>;
}

export interface Workspace extends RebuildContext {
  site: Site<unknown>;
  made: MadeSite<unknown>;
  /** The pages of `made`. */
  pages: EditablePages;
  session: EditSession;
  collections: readonly CollectionSpec[];
}

/** A session lives as long as the cache of its dev server. */
const sessions = new WeakMap<Cache, EditSession>();

export function openWorkspace(site: Site<unknown>, made: MadeSite<unknown>, context: RebuildContext): Workspace {
  const { cache, options } = context;
  const pictures = new Map<string, Uint8Array>();
  const session: EditSession = sessions.get(cache.store) ?? {
    token: randomBytes(24).toString('base64url'),
    saves: openSaveLog(options, cache.store, pictures),
    ...{ pictures, previews: [], isPublishing: false, versions: new Map() },
  };
  sessions.set(cache.store, session);
  const pages = openPages(site, made, context);
  return { ...context, site, made, pages, session, collections: listCollections(site.rules.collections) };
}

/** The pages of a build, rendered for editing, and its other files. */
function openPages(site: Site<unknown>, made: MadeSite<unknown>, { cache }: RebuildContext) {
  return { ...openFieldMap(site, made), read: makeReader(made, cache.store) };
}

/** More than one, because a browser may still request the styles and pictures of an earlier preview. */
const MAX_PREVIEWS = 5;

export function addPreview(workspace: Workspace, made: MadeSite<unknown>): number {
  const { site, session } = workspace;
  const number = (session.previews[0]?.number ?? 0) + 1;
  session.previews = [{ ...openPages(site, made, workspace), number }, ...session.previews].slice(0, MAX_PREVIEWS);
  return number;
}
