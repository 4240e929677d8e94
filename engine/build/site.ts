/** What a site's script, such as build.ts, takes and returns. Commands, the dev server and the editor call it. */
import type { InspectedPictures } from '../assets/index.ts';
import type {
  CollectionSpec,
  DraftOptions,
  Drafts,
  Source,
  UsedPictures,
  ValidatedEntry,
  VariableValue,
  VirtualFiles,
} from '../content/index.ts';
import type {
  BuildCache,
  BuildOptions,
  DeferredGroup,
  Diagnostic,
  Output,
  PublicFiles,
  Settings,
} from '../core/index.ts';
import type { CommitDates, RenderedPage, Rendering } from '../render/index.ts';

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

/** The content of a site, without errors, and the files that it was read from. */
export interface SiteContent<Content> {
  content: Content;
  /** The content with the hidden drafts that have no errors, if there are any. */
  contentWithHidden: Content | undefined;
  drafts: Drafts;
  collections: readonly CollectionSpec[];
  entries: readonly ValidatedEntry[];
  /** The values of the variables in a text, in order. */
  listValues(text: string): VariableValue[];
  sources: readonly Source[];
  published: PublicFiles;
  pictures: InspectedPictures;
  warnings: readonly Diagnostic[];
}

/** A whole site, before it is written or served. */
export interface Site extends Omit<SiteContent<unknown>, 'contentWithHidden' | 'warnings'> {
  settings: Settings;
  rendered: readonly RenderedPage[];
  /** What all pages are rendered with. */
  rendering: Rendering;
  /** The content files of pages that are not published, by path. */
  draftPages: ReadonlyMap<string, string>;
  outputs: readonly Output[];
  /** Outputs that are slow to make. */
  deferred: readonly DeferredGroup[];
  /**
   * The HTML of a page with other content.
   * @param output the file of the page, e.g. "contact/index.html"
   */
  renderChanged(output: string, change: <Value>(content: Value) => Value): string | undefined;
  /** The pictures that the content names. */
  used: UsedPictures;
  /** Listed at the first call, because listing takes time. */
  warnings(): Diagnostic[];
  /** Whether the editor may publish it. */
  canPublish: boolean;
  /** Lists what must not be published, such as sample values. */
  findUnpublishable(): Diagnostic[];
}

/** Reads and renders a site. @throws BuildFailure with every error */
export type LoadSite = (inputs: Inputs) => Promise<Site>;

/** A site, for the commands. */
export interface SiteScript {
  /** The folder that holds content/, assets/ and client/ of the site. */
  root: string;
  loadSite: LoadSite;
}
