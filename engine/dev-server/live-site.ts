import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheKeyOf } from '../build/index.ts';
import { type DevServerOptions, isOnDemand, today } from '../core/index.ts';
import { type DevError, type DevStatus, placeOf } from './protocol.ts';
import type { BuildResult, BuiltSite, Rebuild, RebuildState } from './rebuild.ts';

/** The code that builds the site. */
export interface SiteCode {
  rebuild: Rebuild;
  /** Absolute paths. */
  files(): readonly string[];
  /** @returns errors, if the code cannot be loaded */
  reload(): Promise<DevError[]>;
  close(): Promise<void>;
}

/** Until files have stopped changing, only this many pages are rendered: those requested last. */
const MAX_RECENT = 10;

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
  let changeCount = 0;
  let site: BuiltSite | undefined;
  let previous: BuiltSite | undefined;
  let errors: readonly DevError[] = [];
  let codeErrors: readonly DevError[] = [];
  // The errors of the drafts that the first build left out. A draft is left out until it is edited.
  let brokenDrafts: readonly DevError[] = [];
  let recentPages: readonly string[] = [];
  // The only pages that are up to date; undefined if all are.
  let currentPages: ReadonlySet<string> | undefined;
  const updates = new EventEmitter().setMaxListeners(0);

  const rebuild = (hiddenDrafts: readonly DevError[], changed?: ReadonlySet<string>) => {
    const date = options.date ?? today(new Date());
    Object.assign(state, { changed, onlyPages: changed && new Set(recentPages) });
    return code.rebuild({ ...options, date, hiddenDrafts: hiddenDrafts.map(({ file }) => file) }, options.cache, state);
  };
  const build = async (changed?: ReadonlySet<string>): Promise<BuildResult> => {
    if (codeErrors.length > 0) return { errors: [...codeErrors] };
    const result = await rebuild(brokenDrafts, changed);
    if ('built' in result || site) return result;
    // If only drafts have errors, the site can be built without them.
    const withoutDrafts = await rebuild(result.errors);
    if ('errors' in withoutDrafts) return result;
    brokenDrafts = result.errors;
    return withoutDrafts;
  };
  const apply = async (files: ReadonlySet<string>, hasSettled: boolean) => {
    brokenDrafts = brokenDrafts.filter(({ file }) => !files.has(resolve(file)));
    if (needsReload(files, code, codeErrors.length > 0)) {
      codeErrors = await code.reload();
      if ([...files].some((file) => file.startsWith(ENGINE))) state = {};
    }
    // Once files have stopped changing, the build looks at all of them, because the watcher may have missed some.
    const result = await build(hasSettled ? undefined : files);
    if ('built' in result || hasSettled) errors = 'errors' in result ? result.errors : [];
    if ('errors' in result) return;
    if (!isSame(site, result.built, currentPages)) {
      previous = site;
      changeCount++;
      currentPages = state.onlyPages;
    }
    site = result.built;
  };
  return {
    async read(path: string) {
      if (currentPages && path.endsWith('.html') && !currentPages.has(path)) await once(updates, 'complete');
      const content = await site?.read(path);
      if (content !== undefined && path.endsWith('.html')) {
        recentPages = [path, ...recentPages.filter((one) => one !== path)].slice(0, MAX_RECENT);
      }
      // Pages that are still open need the assets of their build.
      return content ?? (path.startsWith('assets/') ? previous?.read(path) : undefined);
    },
    status: (): DevStatus => ({
      siteVersion: `${id}.${changeCount}`,
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
     * @param hasSettled whether files have stopped changing. Until then, errors are not reported: a file may be half written
     */
    async update(files: ReadonlySet<string>, hasSettled: boolean): Promise<void> {
      const before = JSON.stringify([changeCount, errors, site?.drafts]);
      try {
        await apply(files, hasSettled);
      } finally {
        if (hasSettled) {
          currentPages = undefined;
          updates.emit('complete');
        }
      }
      if (JSON.stringify([changeCount, errors, site?.drafts]) !== before) onChange();
    },
  };
}

/** A new file may fix broken code. */
function needsReload(files: ReadonlySet<string>, code: SiteCode, isBroken: boolean): boolean {
  return [...files].some((file) => code.files().includes(file) || (isBroken && /\.[cm]?[jt]sx?$/.test(file)));
}

/** @param pages the only ones to compare, because no others have been served; undefined for all */
function isSame(before: BuiltSite | undefined, { outputs, deferred }: BuiltSite, pages?: ReadonlySet<string>): boolean {
  if (before?.outputs.length !== outputs.length || before.deferred.join() !== deferred.join()) return false;
  const contents = new Map(before.outputs.map(({ path, content }) => [path, content]));
  return outputs.every(({ path, content }) => {
    if (pages && path.endsWith('.html') && !pages.has(path)) return true;
    const other = contents.get(path);
    if (content === other || other === undefined || isOnDemand(content) || isOnDemand(other)) return content === other;
    return Buffer.from(content).equals(Buffer.from(other));
  });
}
