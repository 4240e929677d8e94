import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ServedFile, ServedSite } from './respond.ts';

type Looks = ReadonlyMap<string, Uint8Array>;

/** Without these a page neither looks right nor works; pictures would be too many to keep. */
const LOOKS = /\.(css|js|woff2)$/;
/** How long a site may be away before it is gone for good; its two renames take far less. In milliseconds. */
const LONGEST_ABSENCE = 2000;
const PAUSE = 10;

/**
 * A site on the disk, which builds replace while it is being read. Styles, scripts and fonts of the site and of the one before it are kept: who got a page of the old site and asks
 * for its style a moment later still gets it. Their names carry hashes.
 */
export function openStanding(folder: string): Pick<ServedSite, 'read'> {
  let known: string | undefined;
  let [looks, looksBefore]: [Looks, Looks] = [new Map(), new Map()];

  const learn = (generation: string) => {
    const found = readLooks(join(folder, 'assets'));
    // What was read while the site went away would push out what pages still ask for.
    if (found.size === 0 || identify(folder) !== generation) return;
    if (!isSame(found, looks)) [looks, looksBefore] = [found, looks];
    known = generation;
  };

  const recall = (path: string) => {
    const bytes = looks.get(path) ?? looksBefore.get(path);
    return bytes && { path, bytes };
  };

  return {
    async read(paths) {
      for (let waited = 0; waited < LONGEST_ABSENCE; waited += PAUSE) {
        const generation = identify(folder);
        if (generation !== undefined && generation !== known) learn(generation);
        const found = first(paths, (path) => readWhole(folder, path)) ?? first(paths, recall);
        if (generation !== undefined && generation === identify(folder)) return found;
        await setTimeout(PAUSE);
      }
      return undefined;
    },
  };
}

/** Another after each build. */
function identify(folder: string): string | undefined {
  const [site, assets] = [folder, join(folder, 'assets')].map((path) => {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    return found && `${found.dev}:${found.ino}:${found.ctimeNs}`;
  });
  return site && `${site} ${assets}`;
}

function readLooks(assets: string): Looks {
  const names = (orNothing(() => readdirSync(assets)) ?? []).filter((name) => LOOKS.test(name));
  return new Map(
    names.flatMap((name) => {
      const bytes = orNothing(() => readFileSync(join(assets, name)));
      return bytes ? [[`assets/${name}`, bytes]] : [];
    }),
  );
}

function isSame(some: Looks, others: Looks): boolean {
  return some.size === others.size && [...some.keys()].every((path) => others.has(path));
}

function readWhole(folder: string, path: string): ServedFile | undefined {
  const bytes = orNothing(() => readFileSync(join(folder, path)));
  return bytes && { path, bytes };
}

function first<Item, Result>(items: readonly Item[], find: (item: Item) => Result | undefined): Result | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What is not there, is a folder, or cannot be read is nothing to a visitor. */
function orNothing<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
