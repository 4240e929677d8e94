import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { type DevServerOptions, today } from '../core/options.ts';
import type { Code } from './code.ts';
import type { Editing } from './editing.ts';
import { type Fault, placeOf } from './error.ts';
import type { Outcome } from './rebuild.ts';
import { openShelf, type Shelf } from './store.ts';

/** The site as it was last made, and what keeps it from being made again. */
export interface Session {
  shelf: Shelf;
  /** The folder of the site; begins and ends with a slash. */
  base(): string;
  /** Another after each change of what is served. */
  generation(): string;
  faults(): readonly Fault[];
  /** Whether there is any site to be shown. */
  hasSite(): boolean;
  /** The URLs of drafts. */
  drafts(): readonly string[];
  /** What a maintainer should know, and need not mend at once. */
  notices(): readonly string[];
  /** All there is to know of the site, as a page of HTML; nothing before the first one. */
  report(): Promise<string> | undefined;
  /** Of the site as it was made last; not for who comes through the network. */
  editing(): Editing | undefined;
  /**
   * Makes the site as the files stand now.
   * @param files those that have changed
   * @param isQuiet whether nothing changes any longer: only then is a fault believed, for a file may be half written
   */
  look(files: ReadonlySet<string>, isQuiet: boolean): Promise<void>;
}

/** @param changed is called when the site is another, or the faults are */
export function openSession(code: Code, options: Omit<DevServerOptions, 'log'>, changed: () => void): Session {
  const shelf = openShelf();
  const name = randomUUID();
  let count = 0;
  let base = options.base ?? '/';
  let faults: readonly Fault[] = [];
  let faultsOfCode: readonly Fault[] = [];
  let notices: readonly string[] = [];
  let report: Session['report'] = () => undefined;
  let drafts: readonly string[] = [];
  let editing: Editing | undefined;
  // Drafts that were not fit to be shown when there was no other site yet, until somebody edits them.
  let unfinished: readonly Fault[] = [];

  const remake = (without: readonly Fault[]) => {
    const date = options.date ?? today(new Date());
    return code.remake({ ...options, date, without: without.map(({ file }) => file) }, options.cache);
  };
  const make = async (): Promise<Outcome> => {
    if (faultsOfCode.length > 0) return { faults: [...faultsOfCode] };
    const outcome = await remake(unfinished);
    if ('made' in outcome || count > 0) return outcome;
    const others = await remake(outcome.faults);
    if ('faults' in others) return outcome;
    unfinished = outcome.faults;
    return others;
  };
  const show = (outcome: Extract<Outcome, { made: object }>) => {
    const { made } = outcome;
    base = made.base;
    notices = [...made.notices, ...unfinished.map(tellUnfinished)];
    report = made.report;
    editing = options.network ? undefined : made.editing;
    const isAnother = shelf.put(made);
    if (isAnother) count++;
    const isMarkedOtherwise = drafts.join() !== made.drafts.join();
    drafts = made.drafts;
    return isAnother || isMarkedOtherwise;
  };
  return {
    shelf,
    base: () => base,
    generation: () => `${name}.${count}`,
    faults: () => faults,
    hasSite: () => count > 0,
    drafts: () => drafts,
    notices: () => notices,
    report: () => report(),
    editing: () => editing,
    async look(files, isQuiet) {
      unfinished = unfinished.filter(({ file }) => !files.has(resolve(file)));
      if (needsCode(files, code, faultsOfCode)) faultsOfCode = await code.reload();
      const outcome = await make();
      if ('faults' in outcome && !isQuiet) return;
      const isAnother = 'made' in outcome && show(outcome);
      const found = 'faults' in outcome ? outcome.faults : [];
      const differ = JSON.stringify(found) !== JSON.stringify(faults);
      faults = found;
      if (isAnother || differ) changed();
    },
  };
}

function tellUnfinished(fault: Fault): string {
  return `${placeOf(fault)} ${fault.message}; the draft is left out until it is edited`;
}

/** What is broken may be mended by a file that was not there before. */
function needsCode(files: ReadonlySet<string>, code: Code, broken: readonly Fault[]): boolean {
  const known = code.files();
  return [...files].some((file) => known.includes(file) || (broken.length > 0 && /\.[cm]?[jt]sx?$/.test(file)));
}
