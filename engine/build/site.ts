/** What a site is, for commands and tools. */
import type { InspectedPictures } from '../assets/index.ts';
import type { Budgets } from '../checks/index.ts';
import type { Rules, Source, UsedPictures, ValidationResult, VirtualFiles } from '../content/index.ts';
import type {
  BuildCache,
  BuildOptions,
  DeferredGroup,
  Diagnostic,
  Output,
  Page,
  PublicFiles,
  Settings,
  Theme,
} from '../core/index.ts';
import type { RenderContext, RenderedPage, ResolvedPages, Route } from '../render/index.ts';

/** What a site tells the engine. Its own functions are called in this order. */
export interface SiteDefinition<Content, SitePage extends Page> {
  /** The folder that holds content/, assets/ and client/ of the site. */
  root: string;
  theme: Theme;
  rules: Rules<Content>;
  /** The content of a day, e.g. without jobs that have closed. */
  keepCurrent?(content: Content, date: string): { content: Content; warnings: Diagnostic[] };
  /** Every page, in the order of the sitemap. */
  routes(content: Content, context: RouteContext): readonly Route<SitePage>[];
  /** The most that a phone may load of each picture in a content file, in bytes. */
  getPictureBudget?(path: string): number;
  /** The files that are not pages, e.g. calendars. */
  makeFiles?(content: Content): Output[];
  renderBody: RenderContext<SitePage>['renderBody'];
  /** What pages may weigh, by their kind. */
  getBudget?: ((kind: string) => Budgets) | undefined;
  listWarnings?(content: Content, sources: readonly Source[]): Diagnostic[];
  /** A function that lists what must not be published, such as sample values. Without one, the editor does not publish. */
  makePublishCheck?(
    made: MadeSite<Content, SitePage>,
    options: Pick<MakeOptions, 'origin'>,
  ): (() => Diagnostic[]) | undefined;
}

/** A site that can be made. */
export interface Site<Content, SitePage extends Page = Page>
  extends Pick<
    SiteDefinition<Content, SitePage>,
    'root' | 'theme' | 'rules' | 'routes' | 'getBudget' | 'makePublishCheck'
  > {
  /**
   * Makes the whole site without writing anything but the cache.
   * @throws BuildFailure with every error in the content
   */
  make(options: MakeOptions, cache: BuildCache): Promise<MadeSite<Content, SitePage>>;
}

export interface MakeOptions extends Pick<BuildOptions, 'content' | 'images' | 'public' | 'origin' | 'base' | 'date'> {
  /** Whether to show drafts. Only for tools that publish nothing. */
  drafts?: boolean | undefined;
  virtualFiles?: { content: VirtualFiles; images: VirtualFiles } | undefined;
  /** Files of drafts to hide even if `drafts` is set, e.g. "content/services/grocery.md". */
  hiddenDrafts?: readonly string[] | undefined;
}

/** What pages need in addition to the content. */
export interface RouteContext {
  /** The year of the copyright line. */
  year: number;
  /** The path of the logo's picture, without the base path. */
  logo: string;
}

/** A whole site, before it is written or served. */
export interface MadeSite<Content, SitePage extends Page = Page> {
  settings: Settings;
  sources: readonly Source[];
  published: PublicFiles;
  pictures: InspectedPictures;
  validated: ValidationResult<unknown>;
  content: Content;
  context: RouteContext;
  resolved: ResolvedPages<SitePage>;
  used: UsedPictures;
  rendering: RenderContext<SitePage>;
  rendered: RenderedPage<SitePage>[];
  outputs: Output[];
  /** Outputs that are slow to make. */
  deferred: DeferredGroup[];
  /** Listed at the first call, because listing takes time. */
  warnings(): Diagnostic[];
}
