import type { InspectedPictures } from '../assets/index.ts';
import {
  type Budgets,
  checkCardText,
  checkSite,
  checkWeights,
  listLostAddresses,
  listUnlinked,
} from '../checks/index.ts';
import {
  listDifferingAlts,
  type Rules,
  type Source,
  type UsedPictures,
  type ValidationResult,
  type VirtualFiles,
} from '../content/index.ts';
import {
  type BuildCache,
  type BuildOptions,
  type DeferredGroup,
  type Diagnostic,
  formatDiagnostic,
  logProgress,
  makeWarning,
  type Output,
  once,
  type Page,
  type PublicFiles,
  produce,
  startClock,
  type Theme,
  throwIfAny,
} from '../core/index.ts';
import {
  listIndexFiles,
  type RenderContext,
  type RenderedPage,
  type ResolvedPages,
  type Route,
} from '../render/index.ts';
import { openBuildCache } from './cache.ts';
import { listHostFiles } from './host-files.ts';
import { checkOutFolder } from './out-folder.ts';
import { MARKER, repair, write } from './write.ts';

/** The definition of a site, for commands and tools. */
export interface Site<Content, SitePage extends Page = Page> {
  /** The folder that holds assets/ and client/ of the site. */
  root: string;
  rules: Rules<Content>;
  theme: Theme;
  /**
   * Makes the whole site without writing anything but the cache.
   * @throws BuildFailure with every error in the content
   */
  make(options: MakeOptions, cache: BuildCache): Promise<MadeSite<Content, SitePage>>;
  /** Every page, in the order of the sitemap. */
  routes(content: Content, context: RouteContext): readonly Route<SitePage>[];
  /** What pages may weigh, by their kind. */
  budgetOf?: ((kind: string) => Budgets) | undefined;
  /** A function that lists what must not be published, such as sample values. Without one, the editor does not publish. */
  publishCheckOf?(
    made: MadeSite<Content, SitePage>,
    options: Pick<MakeOptions, 'origin'>,
  ): (() => Diagnostic[]) | undefined;
}

export interface MakeOptions extends Pick<BuildOptions, 'content' | 'images' | 'public' | 'origin' | 'base' | 'date'> {
  /** Whether to show drafts. Only for tools that publish nothing. */
  drafts?: boolean | undefined;
  virtualFiles?: { content: VirtualFiles; images: VirtualFiles } | undefined;
  /** Files of drafts to hide even if `drafts` is set, e.g. "content/services/grocery.md". */
  hiddenDrafts?: readonly string[] | undefined;
  /** Called at the end of each phase, e.g. "read". */
  onPhase?: ((phase: string) => void) | undefined;
}

/** What pages need in addition to the content. */
export interface RouteContext {
  /** The year of the copyright line. */
  year: number;
  /** The path of the logo's picture, without the base path. */
  logo: string;
}

/** A whole site, before it is written or served. */
export interface MadeSite<Content, SitePage extends Page = Page>
  extends Pick<RenderContext<SitePage>, 'renderBody' | 'settings' | 'theme'> {
  sources: readonly Source[];
  published: PublicFiles;
  pictures: InspectedPictures;
  validated: ValidationResult<unknown>;
  resolved: ResolvedPages<SitePage>;
  /** Makes the files that are not pages, e.g. calendars. */
  makeFiles(): Output[];
  content: Content;
  context: RouteContext;
  used: UsedPictures;
  rendering: RenderContext<SitePage>;
  rendered: RenderedPage<SitePage>[];
  outputs: Output[];
  /** Outputs that are slow to make. */
  deferred: DeferredGroup[];
  /** Listed at the first call, because listing takes time. */
  warnings(): Diagnostic[];
}

/**
 * Adds pages, index files (such as sitemap.xml), files that the site makes, public files and host files to the outputs, and checks
 * the finished site.
 * @throws BuildFailure with every broken rule
 */
export function finishSite<Made extends MadeSite<unknown>>(site: Made): Made {
  const { settings, deferred, rendered, published, validated, resolved } = site;
  const pages = rendered.map(({ output }) => output);
  const outputs = [...pages, ...listIndexFiles(resolved.pages, settings), ...site.outputs, ...site.makeFiles()];
  const built = pathsOf([...outputs, ...deferred.flatMap(({ steps }) => steps.flat())]);
  const paths = [...built, ...pathsOf(published.files)];
  const hostFiles = listHostFiles(resolved.pages, settings, paths);
  const added = pathsOf([...hostFiles, MARKER]);
  const inlineScripts = Object.values(site.rendering.assets.inlineScripts);
  throwIfAny([...checkCardText(site), ...checkSite({ ...site, inlineScripts }, [...built, ...added])]);
  return {
    ...site,
    outputs: [...outputs, ...hostFiles, ...published.files],
    warnings: once(() => [
      ...warnDrafts(validated.drafts.shown, 'shown only on this dev server'),
      ...warnDrafts(validated.drafts.hidden, 'not published'),
      ...listUnlinked(rendered, settings.base),
      ...listDifferingAlts(validated.entries),
      ...site.warnings(),
    ]),
  };
}

const pathsOf = (files: readonly { path: string }[]) => files.map(({ path }) => path);

function warnDrafts(files: readonly string[], how: string): Diagnostic[] {
  const count = files.length === 1 ? '1 draft' : `${files.length} drafts`;
  return files.length === 0 ? [] : [makeWarning('content', 'drafts', `${count} ${how}: ${files.join(', ')}`)];
}

/**
 * Makes a site, with every picture, and writes it.
 * @returns the content that the site was built from, with the settings of the command line
 * @throws BuildFailure with every error in the content; the last site stays in its folder
 */
export async function buildSite<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  options: BuildOptions,
  cache = openBuildCache(options),
): Promise<Content> {
  const started = performance.now();
  const { log, progress = logProgress(log) } = options;
  const endPhase = options.timings ? startClock(log) : undefined;
  const out = checkOutFolder(options.out, { root: site.root, ...options });
  repair(out);

  const made = await site.make({ ...options, onPhase: endPhase }, cache);
  const { settings, outputs, deferred, resolved } = made;
  const { store } = cache;
  // One group after the other, because each keeps all cores busy.
  for (const group of deferred) outputs.push(...(await produce(group, store, progress)));
  throwIfAny(await checkWeights(made, store, site.budgetOf));
  const lostAddresses = listLostAddresses(out, resolved.pages, settings);
  endPhase?.('pictures');
  write(outputs, out);
  endPhase?.('write');
  cache.results.endBuild();
  store.prune();
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const count = resolved.pages.filter(({ head }) => head.redirectsTo === undefined).length;
  log(`${count} pages, ${outputs.length} files in ${options.out} (${seconds} s)`);
  for (const warning of [...lostAddresses, ...made.warnings()]) log(formatDiagnostic(warning));
  return made.content;
}
