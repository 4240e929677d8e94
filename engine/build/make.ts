import { join } from 'node:path';
import { makeAssets } from '../assets/assets.ts';
import { makeIcons } from '../assets/icons.ts';
import { type Inspection, inspectPictures } from '../assets/pictures.ts';
import { noticeUnlinked, proveSite } from '../checks/check-site.ts';
import { proveContent } from '../checks/content.ts';
import type { Checked } from '../content/entry.ts';
import { listPictures, type NamedPictures } from '../content/named-pictures.ts';
import { readContent } from '../content/read.ts';
import { noticeAlts } from '../content/same-alt.ts';
import type { Source } from '../content/source.ts';
import { survey } from '../content/validate.ts';
import type { Instead } from '../content/virtual-files.ts';
import type { Cache } from '../core/cache.ts';
import type { DeferredGroup } from '../core/deferred.ts';
import { throwIfAny } from '../core/diagnostics.ts';
import type { Memory } from '../core/memo.ts';
import type { BuildOptions } from '../core/options.ts';
import type { Output } from '../core/output.ts';
import type { Page, Settings } from '../core/page.ts';
import { NO_CLOCK } from '../core/progress.ts';
import { makeToUrl } from '../core/urls.ts';
import { type RenderContext, type RenderedPage, renderPages } from '../render/documents.ts';
import type { HeadAssets } from '../render/head.ts';
import { listIndexFiles } from '../render/index-files.ts';
import { writeHostFiles } from './hosts/hosts.ts';
import { provePublic, readPublic } from './public-files.ts';
import { resolveSite } from './resolve.ts';
import type { Around, Site } from './site.ts';

/** A whole site, proved, before it is written or served. */
export interface MadeSite<Content, SitePage extends Page = Page> {
  content: Content;
  settings: Settings;
  outputs: Output[];
  /** What pages show already, and what is slow to make. */
  orders: DeferredGroup[];
  /** Those that only lead on are not counted: nobody stays on them. */
  pages: number;
  drawn: RenderedPage<SitePage>[];
  /** What it was made from. */
  sources: readonly Source[];
  inspected: Inspection;
  named: NamedPictures;
  /** What every page loads. */
  head: HeadAssets;
  /** What every page is drawn with. */
  rendering: RenderContext<SitePage>;
  /** What pages are resolved with besides the content. */
  around: Around;
  checked: readonly Checked[];
  /** The URLs of drafts that are shown. */
  drafts: string[];
  /** What a maintainer should know, and need not mend at once. */
  notices: string[];
}

/** What makes a site, and what the command line says of it. */
export interface MakeOptions extends Pick<BuildOptions, 'content' | 'images' | 'public' | 'origin' | 'base' | 'date'> {
  /** Whether drafts are shown, as only the dev server does. */
  drafts?: boolean | undefined;
  /** What is tried in the place of files of the content and of the pictures, by their paths in these folders. */
  instead?: { content: Instead; images: Instead } | undefined;
  /** The files of those that are not, even so. */
  without?: readonly string[] | undefined;
}

/**
 * Makes a site without touching anything but the cache: read, check, resolve, make the assets, draw, prove.
 * @param memory of the last time in the same process
 * @throws BuildFailure with every fault of the content
 */
export async function makeSite<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  options: MakeOptions,
  cache: Cache,
  memory: Memory,
  clock = NO_CLOCK,
): Promise<MadeSite<Content, SitePage>> {
  const { root, theme, body, islands } = site;

  const reading = readContent(options.content, memory, options.instead?.content);
  const { sources } = reading;
  const published = readPublic(options.public, memory);
  clock.lap('read');
  const pictures = await inspectPictures(options.images, theme.paper, cache, memory, options.instead?.images);
  const surveyed = survey(site.rules, reading, pictures, options, memory);
  clock.lap('check');
  const icons = await makeIcons(join(root, 'assets/icons'), cache);
  const around = { year: Number(options.date.slice(0, 4)), logo: `/${icons.touch.path}` };
  const resolved = resolveSite(site, surveyed, options.date, around);
  await proveContent(site, surveyed, resolved, { sources, published, cache });
  clock.lap('resolve');

  const { content, pages, settings } = resolved;
  const toUrl = makeToUrl(settings.base);
  const named = listPictures(surveyed.checked, site.pictureBudgetOf);
  const assets = await makeAssets({ root, theme, ...resolved, named, pictures, icons, toUrl, cache }, memory);
  const { head, pictureOf, orders } = assets;
  clock.lap('assets');
  const rendering = { settings, theme, toUrl, pictureOf, assets: head, body };
  const drawn = renderPages(pages, rendering, memory);
  clock.lap('draw');
  const others = [...assets.outputs, ...listIndexFiles(pages, settings), ...(site.files?.(content) ?? [])];
  const outputs = [...drawn.map(({ output }) => output), ...others];
  const made = [...outputs, ...orders.flatMap(({ groups }) => groups.flat())].map(({ path }) => path);
  const paths = [...made, ...published.files.map(({ path }) => path)];
  const forHosts = writeHostFiles(pages, settings, paths);
  throwIfAny([
    ...proveSite({ drawn, paths, sources, islands, drafts: resolved.drafts, ...settings }),
    ...provePublic(published.files, { pages, made, forHosts, settings }),
  ]);
  outputs.push(...forHosts, ...published.files);
  clock.lap('prove');
  const notices = [
    ...resolved.notices,
    ...noticeUnlinked(drawn, settings.base),
    ...noticeAlts(surveyed.checked),
    ...(site.notices?.(content) ?? []),
  ];
  const drafts = pages.filter(({ source }) => surveyed.drafts.shown.includes(source)).map(({ path }) => toUrl(path));
  const standing = pages.filter(({ head: { redirect } }) => redirect === undefined);
  const proved = { drawn, sources, inspected: pictures, named, head, rendering, around, checked: surveyed.checked };
  return { content, settings, outputs, orders, pages: standing.length, drafts, notices, ...proved };
}
