import { add } from './addition.ts';
import { make } from './dom.ts';
import { openDrafts } from './drafts.ts';
import { focusField } from './form/focused.ts';
import { drawForm, type FullEntry } from './form/form.ts';
import { selectLines } from './form/text.ts';
import { draftFresh, freshEntry, isBlank } from './fresh.ts';
import { watchPage } from './outline.ts';
import { forgetPlace, readPlace } from './place.ts';
import { openQueue } from './queue.ts';
import { type AllNames, openRequests } from './requests.ts';
import { askGone, type Bench, save, undo } from './saving.ts';
import { sayState } from './say.ts';
import type { Server } from './server.ts';
import { openShell } from './shell.ts';
import { openShowing } from './showing.ts';
import type { Spot } from './spots.ts';
import type { Path } from './values.ts';
import { drawChanges } from './views/changes.ts';
import { drawEntry } from './views/entry.ts';
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

/** In milliseconds: from the last letter typed until the page is drawn anew. */
const PAUSE = 200;

/** Opens the panel beside the page, as it was left. */
export function openEditor({ server, styles, redraw, close }: World): Editor {
  const requests = openRequests(server);
  let names: AllNames | undefined;
  let head: Head | undefined;
  /** Draws once more what is shown where that is no form. */
  let again: () => Promise<void> = showHome;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => clearTimeout(timer);
  const fileOf = (path: string) => `${names?.folder}/${path}`;
  const pathOf = (file: string) => file.slice(`${names?.folder}/`.length);

  const queue = openQueue((words) => shell.say(words, true));
  const shell = openShell(styles, {
    home: () => queue(showHome),
    fresh: () => queue(showKinds),
    changes: () => queue(showChanges),
    undo: () => queue(() => undo(bench)),
    done: close,
    save: () => queue(() => save(bench)),
    discard: () => queue(discard),
  });
  const showing = openShowing(fileOf, {
    open: (file) => choosePath(pathOf(file)),
    add: (addition) => queue(() => add(bench, addition)),
  });
  const drafts = openDrafts(() => {
    shell.count(drafts.list().length);
    rest();
    timer = setTimeout(() => queue(attempt), PAUSE);
  });
  const bench: Bench = {
    requests,
    drafts,
    shell,
    queue,
    shown: showing.entry,
    take(tried, isAsked) {
      head = tried.head ?? head;
      showing.take(tried.faults, isAsked);
    },
    open: (path, field) => open(path, field && { field }),
    home: showHome,
    goToFault: showing.goToFault,
    again: () => again(),
    leave(title, ...nodes) {
      dropBlank();
      showing.leave();
      forgetPlace();
      again = showHome;
      shell.show(title, ...nodes);
    },
    async learn() {
      names = await requests.names();
      return names;
    },
    rest,
  };

  async function attempt(): Promise<void> {
    rest();
    const all = drafts.list();
    const tried = await requests.try(all);
    bench.take(tried, false);
    shell.frame.replaceChildren();
    if (tried.trial !== undefined) await redraw(all.length > 0 ? tried.trial : 0);
    shell.sayHow(...sayState(showing.faults(), showing.told(), drafts.list().length));
  }

  async function showHome(): Promise<void> {
    await bench.learn();
    await attempt();
    const openField = (file: string, field: string) => choosePath(pathOf(file), { field: field === '' ? [] : [field] });
    bench.leave('This page', ...drawHome(head, choose, openField));
  }

  async function showChanges(): Promise<void> {
    bench.leave('Changes', ...drawChanges(await requests.changes()));
    again = showChanges;
  }

  async function showKinds(): Promise<void> {
    const known = await bench.learn();
    const begin = (folder: string) => {
      const draft = draftFresh(folder, known);
      drafts.put(draft);
      choosePath(draft.path);
    };
    bench.leave('New', ...drawKinds(known, begin));
    again = showKinds;
  }

  const choosePath = (path: string, target?: Target) => queue(() => open(path, target));
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
    // Drawn once more, a form has the focus where it was; the button that was pressed may have lost it.
    const old = showing.form();
    const isAgain = target === undefined && old?.entry.path === path;
    const field = isAgain ? showing.field() : undefined;
    const scrolled = isAgain ? shell.scrolled() : 0;
    if (old && old.entry.path !== path) dropBlank();
    const form = showForm(entry, names, target ?? {});
    if (field) focusField(form, field);
    if (isAgain) shell.scroll(scrolled);
  }

  function showForm(entry: FullEntry, known: AllNames, target: Target): HTMLElement {
    const { field = [], lines, besides = [], link } = target;
    const others = make('div', { class: 'others', role: 'alert' });
    const form = drawForm({ entry, names: known, server, drafts, renamed: showing.rename });
    const ask = () => queue(() => askGone(bench, entry));
    const file = fileOf(entry.path);
    shell.show(entry.name, ...drawEntry({ entry, file, form, others, besides, link, choose, askGone: ask }));
    showing.show({ entry, element: form, others });
    if (lines) selectLines(form, [lines[0] - entry.skipped, lines[1] - entry.skipped]);
    else focusField(form, field);
    return form;
  }

  /** What somebody has begun and typed nothing into is nothing. */
  function dropBlank(): void {
    const draft = drafts.get(showing.entry()?.path ?? '');
    if (draft && isBlank(draft)) drafts.drop(draft.path);
  }

  /** Of the entry that is shown, or of all. */
  async function discard(): Promise<void> {
    const entry = showing.entry();
    if (entry && drafts.get(entry.path)) drafts.drop(entry.path);
    else drafts.clear();
    // The page may be loaded anew, and finds no form of what was never saved.
    if (entry?.hash === undefined) forgetPlace();
    shell.say('Discarded what was typed.');
    await attempt();
    if (entry?.hash === undefined) await showHome();
    else await open(entry.path);
  }

  watchPage(shell.host, shell.frame, choose);
  shell.count(drafts.list().length);
  const place = readPlace();
  queue(() => (place === undefined ? showHome() : open(place.path, place).catch(showHome)));
  if (drafts.list().length > 0) queue(attempt);
  return {
    leave: shell.sayAgain,
    // What was just saved is on its way; what was not is tried on the new site.
    refresh: () => (drafts.list().length > 0 ? queue(attempt) : redraw(0)),
  };
}
