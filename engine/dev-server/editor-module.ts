import type { IncomingHttpHeaders } from 'node:http';
import type { BuildCache } from '../core/index.ts';
import type { LoadSite, Site, SiteOptions } from '../output/index.ts';

/** What the entry point of the editor exports. A site may pass it to the dev server. */
export interface EditorModule {
  /** The folder of its code that runs in the dev server, which is not reloaded. Ends with a separator. */
  serverFolder: string;
  openEditor(loadSite: LoadSite, site: Site, context: RebuildContext): PageEditor;
  /**
   * Completes saves that were cut short, and takes back half of a publication.
   * @returns a message for each file that could not be completed
   */
  recover(folders: Pick<SiteOptions, 'content' | 'images'>): string[];
}

/** What the editor needs to build unsaved changes. */
export interface RebuildContext {
  options: SiteOptions;
  cache: BuildCache;
  /** Shows a site that was built with files before they were written. */
  show(site: Site, files: SavedFiles): void;
}

/** The bytes of files that were written; undefined for a deleted one. By absolute path. */
export type SavedFiles = ReadonlyMap<string, Uint8Array | undefined>;

/** The editor of the site as it was last built. */
export interface PageEditor {
  /**
   * Adds the editor to the HTML of a page that a browser opens.
   * @param file e.g. "contact/index.html"
   */
  open(html: string, file: string, headers: RequestHeaders): string;
  /** A file that only the unsaved changes need, such as a new picture. */
  read(path: string): Promise<Uint8Array | undefined>;
  answer(request: EditorRequest): Promise<EditorResponse>;
}

export type RequestHeaders = IncomingHttpHeaders;

export interface EditorRequest {
  method: string;
  /** Below the editor's address, e.g. "save". */
  path: string;
  headers: RequestHeaders;
  /** Undefined if the body is too long. Check the origin and the token before calling this. */
  body(): Promise<Uint8Array | undefined>;
  /** Identifies the build that the dev server serves. */
  siteVersion: string;
}

export interface EditorResponse {
  status: number;
  type: string;
  body: string | Uint8Array;
  headers?: Record<string, string>;
  /** An internal error, which the dev server logs. */
  error?: unknown;
}
