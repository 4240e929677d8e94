import { existsSync } from 'node:fs';
import type { BuildCache } from '../build/cache.ts';
import type { MadeSite, MakeOptions, Site } from '../build/site.ts';
import type { Page } from '../core/page.ts';

/** Editing on the page, of a site as it was made last. */
export interface Editing {
  /**
   * A page as it is opened.
   * @param html what stands in its file
   * @param file e.g. "contact/index.html"
   * @param headers of the request
   */
  open(html: string, file: string, headers: Headers): string;
  /** A file that only what is being tried has. */
  read(path: string): Promise<Uint8Array | undefined>;
  answer(asked: Asked): Promise<Answered>;
}

/** A request for an address of editing, as plain values. */
export interface Asked {
  method: string;
  /** Behind the address of editing, e.g. "save". */
  path: string;
  headers: Headers;
  /** Reads it, once whoever asks is known. @returns nothing where it is too long */
  body(): Promise<Uint8Array | undefined>;
  generation: string;
}

export type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface Answered {
  status: number;
  type: string;
  body: string | Uint8Array;
  headers?: Record<string, string>;
}

/** What a site is made with, to try what has not been saved. */
export interface Making {
  options: MakeOptions;
  cache: BuildCache;
}

/** What ../edit/open-editing.ts exports. */
export interface EditingModule {
  openEditing: OpenEditing;
  /**
   * Completes a save that a sudden end has cut short.
   * @returns a message for each file that it could not complete
   */
  recoverSaves(folders: Pick<MakeOptions, 'content' | 'images'>): string[];
}

type OpenEditing = <Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  made: MadeSite<Content, SitePage>,
  making: Making,
) => Editing;

/**
 * Editing lives in a folder of its own, without which a dev server only shows. Known by a pattern alone, its file may be away:
 * neither the compiler nor the bundler misses it, as long as another one fits.
 */
export async function findEditing(): Promise<EditingModule | undefined> {
  const where = existsSync(new URL('../editor/server/open-editing.ts', import.meta.url))
    ? 'editor/server'
    : 'dev-server';
  const found: EditingModule | { openEditing: undefined } = await import(`../${where}/open-editing.ts`);
  return found.openEditing && found;
}
