import { checkReportFile, type MakeOptions, openBuildCache, type Site } from '../build/index.ts';
import { createEntry, fileIn, type ScaffoldOptions } from '../content/index.ts';
import { BuildFailure, type BuildOptions } from '../core/index.ts';
import type { WriteReportOptions } from '../report/index.ts';
import { runBuild, runCommand, sourceOptions } from './command.ts';
import { NEW, REPORT } from './flags.ts';
import { runSchema } from './schema.ts';
import { runDevServer, runPreview } from './servers.ts';

interface SiteFunctions {
  build(options: BuildOptions): Promise<unknown>;
  report?(options: WriteReportOptions): Promise<void>;
}

/**
 * Makes the function that runs the commands of a site. It takes a hash of the site's code, and returns the exit code.
 * @param options `script` is the module that exports `rebuild` for the dev server. `persistent` lists modules of the site that keep
 * their state when the dev server reloads others. Both are paths in the project.
 */
export function commandsOf(
  site: Site<unknown>,
  { build, report }: SiteFunctions,
  { script, persistent = [] }: { script: string; persistent?: readonly string[] },
): (args: readonly string[], codeHash?: string) => Promise<number> {
  return (args, codeHash) => {
    const [name, ...others] = args;
    if (name === 'start') return runDevServer(others, site.root, { script, persistent });
    if (name === 'preview') return runPreview(others);
    if (name === 'report' && report) return runReport(others, report);
    if (name === 'new') return runNew(others, site);
    if (name === 'schema') return runSchema(others, site);
    return runBuild(args, build, codeHash);
  };
}

function runReport(args: readonly string[], report: NonNullable<SiteFunctions['report']>): Promise<number> {
  return runCommand(args, REPORT, async ({ file, outside, ...flags }, log) => {
    const { cache, ...options } = sourceOptions(flags);
    checkReportFile(file, flags);
    await report({ ...options, file, cacheFolder: cache, fetch: outside ? fetch : undefined });
    log(`Open ${file} in a browser.`);
  });
}

function runNew(args: readonly string[], site: Site<unknown>): Promise<number> {
  return runCommand(args, NEW, (flags, log) => createContentFile(site, { ...sourceOptions(flags), log }));
}

export type NewOptions = ScaffoldOptions & MakeOptions & { cache: string };

/** @throws UsageError and BuildFailure, as `createEntry` does */
export function createContentFile(site: Site<unknown>, options: NewOptions): Promise<void> {
  return createEntry(site.rules, options, (path, drafts) => findPages(site, path, { ...options, drafts }));
}

/** The URL of the page of a content file. If it has no page, the URLs of the pages that would differ without the file. */
async function findPages(site: Site<unknown>, path: string, given: NewOptions): Promise<string[]> {
  const { cache: folder, ...options } = given;
  const cache = openBuildCache({ cache: folder });
  const { rendered, rendering } = await site.make(options, cache);
  const own = rendered.filter(({ page }) => page.source === fileIn(options.content, path));
  if (own.length > 0) return own.map(({ page }) => rendering.toUrl(page.path));
  // `undefined`: as if the file did not exist.
  const virtualFiles = { content: new Map([[path, undefined]]), images: new Map() };
  const withoutFile = await site.make({ ...options, virtualFiles }, cache).catch((error: unknown) => {
    // Other files may refer to the missing one.
    if (error instanceof BuildFailure) return undefined;
    throw error;
  });
  const contents = new Map(withoutFile?.rendered.map(({ output }) => [output.path, output.content]));
  const differing = rendered.filter(({ output }) => withoutFile && contents.get(output.path) !== output.content);
  return differing.map(({ page }) => rendering.toUrl(page.path));
}
