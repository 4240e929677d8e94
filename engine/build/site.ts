import type { Icons, Inspection } from '../assets/index.ts';
import { type Budgets, checkSite, listUnlinked } from '../checks/index.ts';
import {
  listDifferingAlts,
  type NamedPictures,
  type Rules,
  type Source,
  type ValidatedEntry,
  type ValidationResult,
  type VirtualFiles,
} from '../content/index.ts';
import {
  type BuildOptions,
  type DeferredGroup,
  type Output,
  type Page,
  type PublicFiles,
  type Settings,
  type Theme,
  throwIfAny,
} from '../core/index.ts';
import {
  type HeadAssets,
  listIndexFiles,
  type RenderContext,
  type RenderedPage,
  type Resolved,
  type Route,
} from '../render/index.ts';
import type { BuildCache } from './cache.ts';
import { siblingsOf } from './compress.ts';
import { writeHostFiles } from './hosts.ts';
import { MARKER } from './write.ts';

/** A site, as the commands and tools know it. */
export interface Site<Content, SitePage extends Page = Page> {
  /** The checkout: its assets/ and client/ are the site's. */
  root: string;
  rules: Rules<Content>;
  theme: Theme;
  make: MakeSite<Content, SitePage>;
  /** Every page, in the order of the sitemap. */
  routes(content: Content, context: RouteContext): readonly Route<SitePage>[];
  /** What pages may weigh, by their kind. */
  budgetOf?(kind: string): Budgets;
}

/**
 * Makes the whole site without writing anything but the cache. The build, the dev server, the editor and the report call it.
 * @throws BuildFailure with every error in the content
 */
export type MakeSite<Content, SitePage extends Page> = (
  options: MakeOptions,
  cache: BuildCache,
) => Promise<MadeSite<Content, SitePage>>;

export interface MakeOptions extends Pick<BuildOptions, 'content' | 'images' | 'public' | 'origin' | 'base' | 'date'> {
  /** Whether drafts are shown, as only the dev server does. */
  drafts?: boolean | undefined;
  /** Unsaved versions of files, by their paths in these folders. */
  virtual?: { content: VirtualFiles; images: VirtualFiles } | undefined;
  /** Drafts that are not shown even so. */
  without?: readonly string[] | undefined;
  /** Called at the end of each phase, e.g. "read". */
  onPhase?: ((phase: string) => void) | undefined;
}

/** The inputs of a page, apart from the content. */
export interface RouteContext {
  /** The year of the copyright line. */
  year: number;
  /** The picture of the organization's mark, without the base path. */
  logo: string;
}

export function routeContext({ date }: MakeOptions, icons: Icons): RouteContext {
  return { year: Number(date.slice(0, 4)), logo: `/${icons.touch.path}` };
}

/** A whole site, checked, before it is written or served. */
export interface MadeSite<Content, SitePage extends Page = Page> {
  content: Content;
  settings: Settings;
  outputs: Output[];
  /** Outputs that are slow to make. */
  deferred: DeferredGroup[];
  rendered: RenderedPage<SitePage>[];
  sources: readonly Source[];
  entries: readonly ValidatedEntry[];
  inspected: Inspection;
  named: NamedPictures;
  head: HeadAssets;
  rendering: RenderContext<SitePage>;
  context: RouteContext;
  /** The URLs of drafts that are shown. */
  drafts: string[];
  warnings: string[];
}

interface Parts<Content, SitePage extends Page>
  extends Omit<MadeSite<Content, SitePage>, 'outputs' | 'drafts' | 'head' | 'entries'> {
  validated: ValidationResult<Content>;
  resolved: Resolved<SitePage>;
  published: PublicFiles;
  /** Files that are not pages. */
  files: readonly Output[];
}

/**
 * Adds index files, public files and host files, and checks the finished site.
 * @throws BuildFailure with every broken rule
 */
export function finishSite<Content, SitePage extends Page>({
  validated,
  resolved,
  published,
  files,
  ...parts
}: Parts<Content, SitePage>): MadeSite<Content, SitePage> {
  const { settings, deferred, rendered, sources, rendering } = parts;
  const { pages, drafts } = resolved;
  const outputs = [...rendered.map(({ output }) => output), ...listIndexFiles(pages, settings), ...files];
  const own = [...outputs, ...deferred.flatMap(({ groups }) => groups.flat())].map(({ path }) => path);
  const paths = [...own, ...published.files.map(({ path }) => path)];
  const forHosts = writeHostFiles(pages, settings, paths);
  const added = [...forHosts.map(({ path }) => path), MARKER.path];
  const siblings = settings.precompress ? [...paths, ...added].flatMap(siblingsOf) : [];
  const made = [...own, ...added, ...siblings];
  throwIfAny(checkSite({ ...settings, rendered, made, published: published.files, sources, drafts }));
  const { toUrl } = rendering;
  return {
    ...parts,
    outputs: [...outputs, ...forHosts, ...published.files],
    entries: validated.entries,
    head: rendering.assets,
    drafts: pages.filter(({ source }) => validated.drafts.shown.includes(source)).map(({ path }) => toUrl(path)),
    warnings: [
      ...warnDrafts(validated.drafts),
      ...listUnlinked(rendered, settings.base),
      ...listDifferingAlts(validated.entries),
      ...parts.warnings,
    ],
  };
}

function warnDrafts({ shown, hidden }: ValidationResult<unknown>['drafts']): string[] {
  const warn = (files: readonly string[], how: string) =>
    files.length === 0
      ? []
      : [`${files.length === 1 ? '1 draft' : `${files.length} drafts`} ${how}: ${files.join(', ')}`];
  return [...warn(shown, 'shown here alone'), ...warn(hidden, 'not published')];
}

/** Pages that a visitor stays on: redirects don't count. */
export function countPages(rendered: readonly RenderedPage[]): number {
  return rendered.filter(({ page }) => page.head.redirect === undefined).length;
}
