import { fieldAt, indexLines, type Source } from '../content/index.ts';
import { type Diagnostic, fileError, type Page, type PublicFile, type Settings, type SiteFile } from '../core/index.ts';
import type { HeadAssets, JoinedExtract, PageExtract } from '../render/index.ts';

export type SourcePage = Pick<Page, 'path' | 'output' | 'source' | 'aliasOf'>;

export type Heading = Pick<JoinedExtract['headings'][number], 'level' | 'text'>;

/** A rendered site, with its public files. */
export interface SiteToCheck {
  rendered: readonly { page: SourcePage; extracts: readonly PageExtract[] }[];
  /** All files, pages and public files included. */
  files: readonly Pick<SiteFile, 'path'>[];
  published: { files: readonly Pick<PublicFile, 'path' | 'file'>[] };
  sources: readonly Source[];
  settings: Pick<Settings, 'origin' | 'base'>;
  /** The inline scripts that pages may have. */
  rendering: { assets: Pick<HeadAssets, 'inlineScripts'> };
  /** Content files of unpublished pages, by path. */
  draftPages?: ReadonlyMap<string, string> | undefined;
}

export type ExtractedPage = SiteToCheck['rendered'][number] & { extract: JoinedExtract };

/** A site to check, and everything that a link can go to, by URL with the base path. */
export interface SiteIndex extends SiteToCheck {
  pages: ReadonlyMap<string, ExtractedPage>;
  /** Every file of the site, and folders with an index.html. */
  targets: ReadonlySet<string>;
}

type Place = Pick<Diagnostic, 'file' | 'position' | 'path'>;

/** Where a text stands in the sources, but not as a part of a longer word or address. */
export function locate(text: string, sources: readonly Source[]): Place[] {
  return sources.flatMap((source) => {
    const { file, raw } = source;
    const places: Place[] = [];
    for (let at = raw.indexOf(text); at >= 0; at = raw.indexOf(text, at + text.length)) {
      const around = [raw[at - 1] ?? ' ', raw[at + text.length] ?? ' '];
      if (!around.every((character) => /[\s"'(){}[\]<>,]/.test(character))) continue;
      const position = indexLines(raw)(at);
      places.push({ file, position, path: fieldAt(source, position) });
    }
    return places;
  });
}

/** Addresses of links, and what is neither a letter nor a digit: markup, and what typesetting changes. */
const NOT_SPOKEN = /\]\([^)\n]*\)|[^\p{L}\p{N}]+/gu;

/** Where a heading stands in the bodies of sources. */
export function locateHeading({ level, text }: Heading, sources: readonly Source[]): Place[] {
  const spoken = text.replace(NOT_SPOKEN, '');
  return sources.flatMap(({ file, body, positionsIn }) =>
    [...body.matchAll(/^(#{2,6})[ \u00A0]+(.*)/gm)]
      .filter(([, marks, words]) => marks?.length === level && words?.replace(NOT_SPOKEN, '') === spoken)
      .map(({ index }) => ({ file, position: positionsIn([])(index), path: [] })),
  );
}

/** The content file of a page, if it has one. */
export const findSources = (page: SourcePage, sources: readonly Source[]) =>
  sources.filter(({ file }) => file === page.source);

/** `aliases` holds old addresses of the page, not links. */
export const isInAliases = ({ path }: Place): boolean => path?.[0] === 'aliases';

/** An error at places in the content or, if there are none, in the file behind a page. */
export function errorAt(places: readonly Place[], page: SourcePage, error: Diagnostic<unknown>): Diagnostic[] {
  return places.length > 0 ? places.map((place) => ({ ...place, ...error })) : [fileError(page.source, error)];
}
