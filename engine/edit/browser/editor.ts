import type { PlacedFault } from '../desk/place-faults.ts';
import { button, make } from './dom.ts';
import { openDrafts } from './drafts.ts';
import { showFaults } from './faults.ts';
import { focusedPath, focusField } from './form/focused.ts';
import { drawForm, type FullEntry } from './form/form.ts';
import { selectLines } from './form/text.ts';
import { draftFresh, freshEntry, isBlank } from './fresh.ts';
import { watchPage } from './outline.ts';
import { type AllNames, openRequests, type Tried } from './requests.ts';
import { askGone, type Bench, save, undo } from './saving.ts';
import { sayState, withoutEmpty } from './say.ts';
import type { Server } from './server.ts';
import { openShell } from './shell.ts';
import { type Spot, sayPlace } from './spots.ts';
import type { Path } from './values.ts';
import { drawChanges } from './views/changes.ts';
import { drawKinds } from './views/fresh.ts';
import { drawHome, type Head } from './views/home.ts';

interface World {
  server: Server;
  /** The address of the panel's style sheet. */
  styles: string;
  /** Shows the page as a trial has it; 0 as it was saved. */
  redraw(trial: number): Promise<void>;
  /** Ends editing. */
  close(): void;
}

/** What is asked of the panel from outside. */
interface Editor {
  /** The site is another: what was typed is tried on it. */
  refresh(): Promise<void>;
  /** The page is to be loaded anew. */
  leave(): void;
}

/** What is chosen of an entry. */
interface Target {
  field?: Path | undefined;
  lines?: readonly [first: number, last: number] | undefined;
  /** What else stands at the same place of the page, and where that leads. */
  besides?: readonly Spot[];
  link?: HTMLAnchorElement | undefined;
}

interface Shown {
  entry: FullEntry;
  element: HTMLElement;
  /** Holds the faults of other files. */
  others: HTMLElement;
}

/** In milliseconds: from the last letter typed until the page is drawn anew. */
const PAUSE = 200;
/** Where the panel is after the page was left for another one. */
const PLACE = 'workshop-editing-place';

/** Opens the panel beside the page, as it was left. */
export function openEditor({ server, styles, redraw, close }: World): Editor {
  const requests = openRequests(server);
  let names: AllNames | undefined;
  let head: Head | undefined;
  let faults: readonly PlacedFault[] = [];
  let shown: Shown | undefined;
  /** Whether the form that is shown was to be saved already. */
  let isAsked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working: Promise<unknown> = Promise.resolve();

  const drafts = openDrafts(() => {
    shell.count(drafts.list().length);
    clearTimeout(timer);
    timer = setTimeout(() => bench.queue(attempt), PAUSE);
  });
  const bench: Bench = {
    requests,
    drafts,
    get shell() {
      return shell;
    },
    queue(work) {
      const fail = (error: unknown) => shell.say(error instanceof Error ? error.message : String(error), true);
      const next = working.then(work).then(() => undefined, fail);
      working = next;
      return next;
    },
    shown: () => shown?.entry,
    take(tried, asked) {
      faults = tried.faults;
      head = tried.head ?? head;
      isAsked ||= asked;
      tell();
    },
    open: (path) => open(path),
    home: showHome,
    leave(title, ...nodes) {
      dropBlank();
      shown = undefined;
      sessionStorage.removeItem(PLACE);
      shell.show(title, ...nodes);
    },
    async learn() {
      names = await requests.names();
      return names;
    },
    rest: () => clearTimeout(timer),
    keepPlace: (path) => sessionStorage.setItem(PLACE, JSON.stringify(path)),
  };
  const shell = openShell(styles, {
    home: () => bench.queue(showHome),
    fresh: () => bench.queue(showKinds),
    changes: () => bench.queue(async () => bench.leave('Changes', ...drawChanges(await requests.changes()))),
    undo: () => bench.queue(() => undo(bench)),
    done: close,
    save: () => bench.queue(() => save(bench)),
    discard: () => bench.queue(discard),
  });
  const fileOf = (path: string) => `${names?.folder}/${path}`;
  const pathOf = (file: string) => file.slice(`${names?.folder}/`.length);
  const told = () => (shown && shown.entry.hash === undefined && !isAsked ? withoutEmpty(faults) : faults);
  const tell = () => {
    const openFile = (file: string) => choosePath(pathOf(file));
    if (shown) showFaults(shown.element, shown.others, told(), fileOf(shown.entry.path), openFile);
  };

  async function attempt(): Promise<void> {
    bench.rest();
    const all = drafts.list();
    const tried: Tried = await requests.try(all);
    bench.take(tried, false);
    shell.frame.replaceChildren();
    if (tried.trial !== undefined) await redraw(all.length > 0 ? tried.trial : 0);
    shell.sayHow(...sayState(faults, told(), drafts.list().length));
  }

  async function showHome(): Promise<void> {
    await bench.learn();
    await attempt();
    const openField = (file: string, field: string) => choosePath(pathOf(file), { field: field === '' ? [] : [field] });
    bench.leave('This page', ...drawHome(head, choose, openField));
  }

  async function showKinds(): Promise<void> {
    const known = await requests.names();
    names = known;
    const begin = (folder: string) => {
      const draft = draftFresh(folder, known);
      drafts.put(draft);
      choosePath(draft.path);
    };
    bench.leave('New', ...drawKinds(known, begin));
  }

  const choosePath = (path: string, target?: Target) => bench.queue(() => open(path, target));
  const choose = ([spot, ...others]: readonly Spot[]) => {
    if (!spot) return;
    const path = pathOf(spot.file);
    const anchor = spot.element.closest('a');
    const link = anchor && anchor.origin === location.origin ? anchor : undefined;
    const besides = others.filter(({ file }) => pathOf(file) !== path);
    choosePath(path, { field: spot.path, lines: spot.lines, besides, link });
  };

  async function open(path: string, target?: Target): Promise<void> {
    names ??= await requests.names();
    const draft = drafts.get(path);
    const isFresh = draft !== undefined && draft.hash === undefined;
    const entry = isFresh ? freshEntry(path, names) : await requests.entry(path);
    // Drawn once more, a form keeps the focus where it was.
    const isAgain = target === undefined && shown?.entry.path === path;
    const focused = isAgain && shown ? focusedPath(shown.element) : undefined;
    const scrolled = isAgain ? shell.scrolled() : 0;
    if (shown && shown.entry.path !== path) dropBlank();
    showForm(entry, names, target ?? {});
    if (focused) focusField(shown?.element, focused);
    if (isAgain) shell.scroll(scrolled);
  }

  function showForm(entry: FullEntry, known: AllNames, { field = [], lines, besides = [], link }: Target): void {
    const others = make('div', { class: 'others', role: 'alert' });
    const keep = (named: FullEntry) => {
      shown = { entry: named, element, others };
      bench.keepPlace(named.path);
    };
    const renamed = (path: string) => keep({ ...entry, path });
    const element = drawForm({ entry, names: known, server, drafts, renamed });
    const isFresh = entry.hash === undefined;
    shell.show(
      entry.name,
      ...(isFresh ? [] : [make('p', { class: 'file' }, fileOf(entry.path))]),
      ...drawBesides(besides, link),
      others,
      element,
      ...(entry.canGo && !isFresh ? [drawDelete(entry)] : []),
    );
    isAsked = false;
    keep(entry);
    tell();
    if (lines) selectLines(element, [lines[0] - entry.skipped, lines[1] - entry.skipped]);
    else focusField(element, field);
  }

  function drawBesides(besides: readonly Spot[], link: HTMLAnchorElement | undefined): HTMLElement[] {
    if (besides.length === 0 && !link) return [];
    const spots = besides.map((spot) => button(sayPlace(spot), () => choose([spot])));
    const leads = link ? [make('a', { href: link.href }, `Go to ${link.pathname}`)] : [];
    return [make('p', { class: 'besides' }, 'Also here: ', ...spots, ...leads)];
  }

  function drawDelete(entry: FullEntry): HTMLElement {
    return button(`Delete ${entry.name} …`, () => bench.queue(() => askGone(bench, entry)), { class: 'alarm' });
  }

  /** What somebody has begun and typed nothing into is nothing. */
  function dropBlank(): void {
    const draft = shown && drafts.get(shown.entry.path);
    if (draft && isBlank(draft)) drafts.drop(draft.path);
  }

  /** Of the entry that is shown, or of all. */
  async function discard(): Promise<void> {
    const draft = shown && drafts.get(shown.entry.path);
    if (draft) drafts.drop(draft.path);
    else drafts.clear();
    // The page may be loaded anew, and finds no form of what was never saved.
    if (shown?.entry.hash === undefined) sessionStorage.removeItem(PLACE);
    shell.say('Discarded what was typed.');
    await attempt();
    if (shown && shown.entry.hash !== undefined) await open(shown.entry.path);
    else await showHome();
  }

  watchPage(shell.host, shell.frame, choose);
  shell.count(drafts.list().length);
  const place: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null');
  bench.queue(async () => {
    if (typeof place === 'string') await open(place).catch(showHome);
    else await showHome();
  });
  if (drafts.list().length > 0) bench.queue(attempt);
  return {
    leave: shell.sayAgain,
    // What was just saved is on its way; what was not is tried on the new site.
    refresh: () => (drafts.list().length > 0 ? bench.queue(attempt) : redraw(0)),
  };
}
