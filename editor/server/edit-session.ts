import { randomBytes } from 'node:crypto';
import type { RebuildContext } from '../../engine/dev-server/index.ts';
import type { LoadSite, Site } from '../../engine/output/index.ts';
import { openFieldMap } from '../field-map/field-map.ts';
import { Saves } from './saves.ts';

type EditablePages = ReturnType<typeof openPages>;

/** State that is kept across rebuilds. */
interface EditSession {
  /** A secret that only the pages of this dev server know. */
  token: string;
  saves: Saves;
  /** Uploaded pictures that no saved file uses yet, by name. */
  pictures: Map<string, Uint8Array>;
  /** The last build with unsaved changes. */
  preview?: EditablePages & { number: number };
  /** Publishes, one after the other. A save does not wait for it. */
  publishing: EditSession['exclusive'];
  /** Runs what writes files, one after the other. */
  exclusive<Result>(run: () => Result | Promise<Result>): Promise<Result>;
}

export interface Workspace extends RebuildContext {
  loadSite: LoadSite;
  site: Site;
  /** The pages of `site`. */
  pages: EditablePages;
  session: EditSession;
}

/** A session lives as long as the cache on disk that its dev server has opened. The rest of the cache is replaced when code changes. */
const sessions = new WeakMap<object, EditSession>();

export function openWorkspace(loadSite: LoadSite, site: Site, context: RebuildContext): Workspace {
  const session = sessions.get(context.cache.store) ?? openSession(context);
  sessions.set(context.cache.store, session);
  return { ...context, loadSite, site, pages: openPages(site), session };
}

function openSession({ options }: RebuildContext): EditSession {
  return {
    token: randomBytes(24).toString('base64url'),
    saves: new Saves(options),
    pictures: new Map(),
    publishing: makeQueue(),
    exclusive: makeQueue(),
  };
}

function makeQueue(): EditSession['exclusive'] {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
}

/** The pages of a build, rendered for editing, and its other files. */
function openPages(site: Site) {
  const files = new Map(site.files.map((file) => [file.path, file]));
  return { ...openFieldMap(site), read: async (path: string) => files.get(path)?.read() };
}

/** @returns the number of the preview */
export function setPreview(workspace: Workspace, site: Site): number {
  const { session } = workspace;
  const number = (session.preview?.number ?? 0) + 1;
  session.preview = { ...openPages(site), number };
  return number;
}
