import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import {
  type BuildCache,
  type DevServerOptions,
  formatMessage,
  formatPlace,
  hasCode,
  openCache,
  today,
} from '../core/index.ts';
import { openResultsFor } from '../output/index.ts';
import { trackChanges } from './changes.ts';
import type { EditorModule, SavedFiles } from './editor-module.ts';
import type { DevStatus, ShownError } from './protocol.ts';
import { type BuildResult, type BuiltSite, rebuild } from './rebuild.ts';
import { openCode, type SiteCode } from './site-code.ts';

/** A site that the dev server shows. */
interface Generation {
  number: number;
  site: BuiltSite;
  /** Pages that are still open need the assets of their build. */
  previous: BuiltSite | undefined;
}

/** What the dev server shows, also while a build is running. Without a site, nothing was built yet. */
interface SiteState {
  shown: Generation | undefined;
  /** If there are any, the last good site is shown. */
  errors: readonly ShownError[];
}

/** @param isFinal whether files have stopped changing; until then, errors are ignored */
function toNextState({ shown, errors }: SiteState, result: BuildResult, isFinal: boolean): SiteState {
  if ('errors' in result) return { shown, errors: isFinal ? result.errors : errors };
  const site = result.built;
  if (shown && isSame(shown.site, site)) return { shown: { ...shown, site }, errors: [] };
  return { shown: { number: (shown?.number ?? 0) + 1, site, previous: shown?.site }, errors: [] };
}

function isSame(before: BuiltSite, { files }: BuiltSite): boolean {
  if (before.files.size !== files.size) return false;
  return [...files].every(([path, { version }]) => before.files.get(path)?.version === version);
}

export interface ServedCode extends SiteCode {
  editor: EditorModule | undefined;
}

export type LiveSite = ReturnType<typeof openSite>;

/**
 * The site as it was last built, in memory.
 * @param onChange is called when the site, its drafts or its errors have changed
 */
export function openSite(
  { editor, ...siteCode }: ServedCode,
  options: Omit<DevServerOptions, 'log'>,
  onChange: () => void,
) {
  const code = openCode(siteCode);
  const id = randomUUID();
  const openCaches = makeCacheOpener(options.cache);
  let state: SiteState = { shown: undefined, errors: [] };
  // The errors of the drafts that the first build left out. A draft is left out until it is edited.
  let hiddenDrafts: readonly ShownError[] = [];
  const changes = trackChanges();
  let last: BuildResult | undefined;
  /** How many sites the editor has shown. */
  let shownByEditor = 0;

  const buildWithout = (hidden: readonly ShownError[], cache: BuildCache) => {
    const date = options.date ?? today(new Date());
    const siteOptions = { ...options, date, hiddenDrafts: hidden.map(({ file }) => file) };
    return rebuild(code.current().loadSite, siteOptions, cache, editor && { editor, show });
  };
  const build = async (files: ReadonlySet<string>, isFirst: boolean): Promise<BuildResult> => {
    const codeErrors = await code.update(files);
    if (codeErrors.length > 0) return { errors: [...codeErrors] };
    hiddenDrafts = hiddenDrafts.filter(({ file }) => !files.has(resolve(file)));
    const cache = openCaches(code.current().hash);
    const result = await buildWithout(hiddenDrafts, cache);
    cache.results.flush();
    if (!isFirst || 'built' in result) return result;
    // If only drafts have errors, the site can be built without them.
    const withoutDrafts = await buildWithout(result.errors, cache);
    if ('errors' in withoutDrafts) return result;
    hiddenDrafts = result.errors;
    return withoutDrafts;
  };
  const describe = (): DevStatus => {
    const { shown, errors } = state;
    return {
      siteVersion: `${id}.${shown?.number ?? 0}`,
      errors,
      hasSite: shown !== undefined,
      drafts: shown?.site.drafts ?? [],
    };
  };
  const setState = (next: SiteState) => {
    const described = JSON.stringify(describe());
    state = next;
    if (JSON.stringify(describe()) !== described) onChange();
  };
  const show = (built: BuiltSite, files: SavedFiles) => {
    shownByEditor++;
    changes.markBuilt(files);
    last = { built };
    openCaches(code.current().hash).results.flush();
    setState(toNextState(state, last, true));
  };
  return {
    async read(path: string) {
      const { shown } = state;
      try {
        const previous = path.startsWith('assets/') ? shown?.previous?.files.get(path) : undefined;
        return await (shown?.site.files.get(path) ?? previous)?.read();
      } catch (error) {
        // Files of public/ and pictures are read when they are asked for, and one may have been deleted since the build.
        if (hasCode(error, 'ENOENT')) return undefined;
        throw error;
      }
    },
    status: describe,
    built: () => state.shown?.site,
    warnings: () => [
      ...(state.shown?.site.warnings() ?? []),
      ...hiddenDrafts.map(
        (error) => `${formatPlace(error)} ${formatMessage(error)}; the draft is left out until you edit it`,
      ),
    ],
    /** @param isFinal whether files have stopped changing. Until then, errors are not reported: a file may be half written */
    async update(files: ReadonlySet<string>, isFinal: boolean): Promise<void> {
      const changed = changes.take(files, isFinal);
      let seen: number | undefined;
      // A build that began before the editor showed a newer site is outdated.
      while (last === undefined || (changed.size > 0 && seen !== shownByEditor)) {
        seen = shownByEditor;
        last = await build(changed, state.shown === undefined);
      }
      setState(toNextState(state, last, isFinal));
    },
  };
}

/** @returns a function that opens the cache, with the results of this code only */
function makeCacheOpener(folder: string): (codeHash: string) => BuildCache {
  const store = openCache(folder);
  let current: { codeHash: string; cache: BuildCache } | undefined;
  return (codeHash) => {
    if (current?.codeHash !== codeHash) {
      current = { codeHash, cache: { store, results: openResultsFor(codeHash, folder) } };
    }
    return current.cache;
  };
}
