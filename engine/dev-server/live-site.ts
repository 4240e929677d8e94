import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheKeyOf } from '../build/index.ts';
import { type DevServerOptions, isCached, today } from '../core/index.ts';
import { type DevError, type DevStatus, placeOf } from './protocol.ts';
import type { BuildResult, BuiltSite, Rebuild, RebuildState } from './rebuild.ts';

/** The code that builds the site. It can be reloaded. */
export interface SiteCode {
  rebuild: Rebuild;
  /** Absolute paths. */
  files(): readonly string[];
  /** @returns the errors that prevent it */
  reload(): Promise<DevError[]>;
  close(): Promise<void>;
}

/** A change in this folder discards all cached results. */
const ENGINE = fileURLToPath(new URL('..', import.meta.resolve('#project/engine/dev-server/live-site.ts')));

export type LiveSite = ReturnType<typeof openSite>;

/**
 * The site as it was last built, in memory.
 * @param onChange is called when the site, its drafts or its errors have changed
 */
export function openSite(code: SiteCode, options: Omit<DevServerOptions, 'log'>, onChange: () => void) {
  const id = randomUUID();
  let state: RebuildState = { cacheKey: cacheKeyOf(options) };
  let count = 0;
  let site: BuiltSite | undefined;
  let previous: BuiltSite | undefined;
  let errors: readonly DevError[] = [];
  let codeErrors: readonly DevError[] = [];
  // Errors of drafts that the first build left out, until these are edited.
  let brokenDrafts: readonly DevError[] = [];

  const rebuild = (hiddenDrafts: readonly DevError[], changed?: ReadonlySet<string>) => {
    const date = options.date ?? today(new Date());
    state.changed = changed;
    return code.rebuild({ ...options, date, hiddenDrafts: hiddenDrafts.map(({ file }) => file) }, options.cache, state);
  };
  const build = async (changed?: ReadonlySet<string>): Promise<BuildResult> => {
    if (codeErrors.length > 0) return { errors: [...codeErrors] };
    const result = await rebuild(brokenDrafts, changed);
    if ('built' in result || site) return result;
    const withoutDrafts = await rebuild(result.errors);
    if ('errors' in withoutDrafts) return result;
    brokenDrafts = result.errors;
    return withoutDrafts;
  };
  return {
    // Pages that are still open need the assets of their build.
    read: async (path: string) =>
      (await site?.read(path)) ?? (path.startsWith('assets/') ? previous?.read(path) : undefined),
    status: (): DevStatus => ({
      generation: `${id}.${count}`,
      errors,
      hasSite: site !== undefined,
      drafts: site?.drafts ?? [],
    }),
    built: () => site,
    warnings: () => [
      ...(site?.warnings() ?? []),
      ...brokenDrafts.map((error) => `${placeOf(error)} ${error.message}; the draft is left out until you edit it`),
    ],
    /**
     * Builds the site as its files are now.
     * @param isQuiet whether files have stopped changing. Only then errors are reported, because before a file may be half written
     */
    async update(files: ReadonlySet<string>, isQuiet: boolean): Promise<void> {
      brokenDrafts = brokenDrafts.filter(({ file }) => !files.has(resolve(file)));
      if (needsReload(files, code, codeErrors.length > 0)) {
        codeErrors = await code.reload();
        if ([...files].some((file) => file.startsWith(ENGINE))) state = {};
      }
      // When files have stopped changing, all are looked at, because the watcher may have missed some.
      const result = await build(isQuiet ? undefined : files);
      if ('errors' in result && !isQuiet) return;
      const before = JSON.stringify([count, errors, site?.drafts]);
      errors = 'errors' in result ? result.errors : [];
      if ('built' in result) {
        if (!isSame(site, result.built)) {
          previous = site;
          count++;
        }
        site = result.built;
      }
      if (JSON.stringify([count, errors, site?.drafts]) !== before) onChange();
    },
  };
}

/** Broken code may be fixed by a file that was not there before. */
function needsReload(files: ReadonlySet<string>, code: SiteCode, isBroken: boolean): boolean {
  const codeFiles = code.files();
  return [...files].some((file) => codeFiles.includes(file) || (isBroken && /\.[cm]?[jt]sx?$/.test(file)));
}

function isSame(before: BuiltSite | undefined, { outputs, deferred }: BuiltSite): boolean {
  if (before?.outputs.length !== outputs.length || before.deferred.join() !== deferred.join()) return false;
  const contents = new Map(before.outputs.map(({ path, content }) => [path, content]));
  return outputs.every(({ path, content }) => {
    const other = contents.get(path);
    if (content === other || other === undefined || isCached(content) || isCached(other)) return content === other;
    return Buffer.from(content).equals(Buffer.from(other));
  });
}
