/** What a site's script, such as build.ts, takes and returns. Commands, the dev server and the editor call it. */
import type {
  CollectionSpec,
  DraftOptions,
  Drafts,
  UsedPictures,
  ValidatedEntry,
  VariableValue,
  VirtualFiles,
} from '../content/index.ts';
import type { BuildCache, BuildOptions, Diagnostic, Settings, SiteFile } from '../core/index.ts';
import type { CommitDates, RenderedPage, Rendering } from '../render/index.ts';
import type { Sources } from './read-sources.ts';

/** Everything that a site depends on besides its code. */
export interface Inputs
  extends Pick<BuildOptions, 'content' | 'images' | 'public' | 'origin' | 'base' | 'preview' | 'date'>,
    DraftOptions {
  cache: BuildCache;
  /** Unsaved versions of files. */
  virtualFiles?: { content: VirtualFiles; images: VirtualFiles } | undefined;
  /** For the sitemap. Only a build needs them. */
  commitDates?: CommitDates | undefined;
}

export type SiteOptions = Omit<Inputs, 'cache'>;

/** A whole site, before it is written or served. */
export interface Site extends Omit<Sources, 'errors' | 'coverage'> {
  content: unknown;
  /** The files of drafts. */
  drafts: Drafts;
  collections: readonly CollectionSpec[];
  entries: readonly ValidatedEntry[];
  settings: Settings;
  rendered: readonly RenderedPage[];
  /** What all pages are rendered with. */
  rendering: Rendering;
  /** All files, pages included. */
  files: readonly SiteFile[];
  /** The pictures that the content names. */
  used: UsedPictures;
  /** The content files of pages that are not published, by path. */
  draftPages?: ReadonlyMap<string, string> | undefined;
  /** Lists warnings of the site's own rules. */
  listWarnings?(): Diagnostic[];
  /** Lists what must not be published, such as sample values. */
  findUnpublishable?(): Diagnostic[];
  /** For the editor: the values of the variables in a text, in order. */
  listValues?(text: string): VariableValue[];
  /**
   * For the editor: the HTML of a page with other content.
   * @param output the file of the page, e.g. "contact/index.html"
   */
  renderChanged?(output: string, change: <Value>(content: Value) => Value): string | undefined;
  /** Whether the editor may publish the site. */
  canPublish?: boolean | undefined;
}

/** Reads and renders a site. @throws BuildFailure with every error */
export type LoadSite = (inputs: Inputs) => Promise<Site>;

/** A site, for the commands. */
export interface SiteScript {
  /** The address of the module that exports this as `site`. The dev server loads it again when code changes. */
  url: string;
  /** The folder that holds content/, assets/ and client/ of the site. */
  root: string;
  loadSite: LoadSite;
}
