import type { FileChange } from '../desk/history.ts';
import type { Names } from '../desk/names-list.ts';
import type { PlacedFault } from '../desk/place-faults.ts';
import { button, make } from './dom.ts';
import { openDrafts } from './drafts.ts';
import { showFaults } from './faults.ts';
import { drawForm, type FullEntry, focusField } from './form/form.ts';
import { selectLines } from './form/text.ts';
import { watchPage } from './outline.ts';
import type { Server } from './server.ts';
import { openShell } from './shell.ts';
import { type Spot, sayPlace } from './spots.ts';
import type { Path } from './values.ts';
import { drawChanges } from './views/changes.ts';
import { drawConflict } from './views/conflict.ts';
import { drawKinds } from './views/fresh.ts';
import { drawGone } from './views/gone.ts';
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

/** What came of trying or saving. */
interface Tried {
  faults: PlacedFault[];
  /** Files that are others by now. */
  changed: string[];
  trial?: number;
  head?: Head;
  saved?: boolean;
  pages?: string[];
}

type AllNames = Names & { folder: string; saves: string[] };

/** In milliseconds: from the last letter typed until the page is drawn anew. */
const PAUSE = 200;
/** How often a new page is asked for. */
const TRIES = 50;
/** Where the panel is after the page was left for another one. */
const PLACE = 'workshop-editing-place';

/** What is asked of the panel from outside. */
interface Editor {
  /** The site is another: what was typed is tried on it. */
  refresh(): Promise<void>;
}

export function openEditor({ server, styles, redraw, close }: World): Editor {
  let names: AllNames | undefined;
  let head: Head | undefined;
  let faults: readonly PlacedFault[] = [];
  let form: { entry: FullEntry; element: HTMLElement; others: HTMLElement } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Where what was clicked leads. */
  let link: HTMLAnchorElement | undefined;
  /** Whether the form that is shown was to be saved already. */
  let isAsked = false;
  let working: Promise<unknown> = Promise.resolve();

  const drafts = openDrafts(() => {
    shell.count(drafts.list().length);
    clearTimeout(timer);
    timer = setTimeout(() => queue(attempt), PAUSE);
  });
  const shell = openShell(styles, {
    home: () => queue(showHome),
    fresh: () => queue(showKinds),
    changes: () =>
      queue(async () => leave('Changes', ...drawChanges(await server.ask<{ files: FileChange[] }>('changes')))),
    undo: () => queue(undo),
    done: close,
    save: () => queue(save),
    discard: () => queue(discard),
  });

  /** One after the other; what fails is said. */
  const queue = (work: () => Promise<unknown>): Promise<void> => {
    const next = working.then(work).then(
      () => undefined,
      (error: unknown) => shell.say(error instanceof Error ? error.message : String(error), true),
    );
    working = next;
    return next;
  };
  const fileOf = (path: string) => `${names?.folder}/${path}`;
  const pathOf = (file: string) => file.slice(`${names?.folder}/`.length);
  const learn = async () => {
    names = await server.ask<AllNames>('names');
    return names;
  };
  const leave = (title: string, ...nodes: Node[]) => {
    form = undefined;
    sessionStorage.removeItem(PLACE);
    shell.show(title, ...nodes);
  };

  async function attempt(): Promise<void> {
    clearTimeout(timer);
    const tried = await server.ask<Tried>('try', { drafts: drafts.list(), page: location.pathname });
    faults = tried.faults;
    head = tried.head ?? head;
    tell();
    shell.frame.replaceChildren();
    if (tried.trial !== undefined) await redraw(drafts.list().length > 0 ? tried.trial : 0);
    const count = told().length;
    if (count > 0) shell.say(`${sayFaults(count)}: mend ${count === 1 ? 'it' : 'them'} before you save.`, true);
    else if (faults.length > 0) shell.say(`Not saved yet: ${faults.length} fields still to be filled in.`);
    else shell.say(drafts.list().length > 0 ? 'Not saved yet.' : '');
  }

  function tell(): void {
    if (form) showFaults(form.element, form.others, told(), fileOf(form.entry.path));
  }

  /** Whoever has just begun to fill in a form knows that it is empty. */
  function told(): readonly PlacedFault[] {
    const isFresh = form !== undefined && form.entry.hash === undefined && !isAsked;
    return isFresh ? faults.filter(({ message }) => !isMissing(message)) : faults;
  }

  async function showHome(): Promise<void> {
    await learn();
    await attempt();
    leave('This page', ...drawHome(head, choose, (file, field) => openFile(pathOf(file), field === '' ? [] : [field])));
  }

  const choose = (spots: Spot[]) => {
    const [spot, ...others] = spots;
    const target = spot?.element.closest('a');
    link = target && target.origin === location.origin ? target : undefined;
    if (spot) openFile(pathOf(spot.file), spot.path, spot.lines, others);
  };
  const openFile = (path: string, field: Path = [], lines?: readonly [number, number], others: Spot[] = []) =>
    queue(async () => {
      names ??= await learn();
      const known = drafts.get(path);
      const entry =
        known && known.hash === undefined ? freshEntry(path, names) : await server.ask<FullEntry>('entry', { path });
      const others_ = others.filter(({ file }) => pathOf(file) !== path);
      showForm(entry, field, lines, others_);
    });

  function showForm(
    entry: FullEntry,
    field: Path,
    lines: readonly [number, number] | undefined,
    others: readonly Spot[],
  ): void {
    if (!names) return;
    const elsewhere = make('div', { class: 'others', role: 'alert' });
    const element = drawForm({
      entry,
      names,
      server,
      drafts,
      renamed: (path) => keepPlace({ ...entry, path }),
    });
    const keepPlace = (named: FullEntry) => {
      form = { entry: named, element, others: elsewhere };
      sessionStorage.setItem(PLACE, JSON.stringify(named.path));
    };
    const besides: HTMLElement[] = others.map((spot) => button(sayPlace(spot), () => choose([spot])));
    if (link) besides.push(make('a', { href: link.href }, `Go to ${link.pathname}`));
    shell.show(
      entry.name,
      ...(entry.hash === undefined ? [] : [make('p', { class: 'file' }, fileOf(entry.path))]),
      ...(besides.length > 0 ? [make('p', { class: 'besides' }, 'Also here: ', ...besides)] : []),
      elsewhere,
      element,
      ...(entry.canGo && entry.hash !== undefined
        ? [button(`Delete ${entry.name} …`, () => queue(() => askGone(entry)), { class: 'alarm' })]
        : []),
    );
    isAsked = false;
    keepPlace(entry);
    tell();
    if (lines) selectLines(element, [lines[0] - entry.skipped, lines[1] - entry.skipped]);
    else focusField(element, field);
  }

  async function showKinds(): Promise<void> {
    const known = await learn();
    leave(
      'New',
      ...drawKinds(known, (folder) => {
        const path = `${folder}/new-${Date.now().toString(36)}.md`;
        const kind = known.kinds.find((one) => one.folder === folder);
        const changes = [
          ...(kind?.mark === undefined ? [] : [{ path: [kind.mark], value: 'article' }]),
          ...(kind?.order === undefined ? [] : [{ path: ['order'], value: kind.order }]),
        ];
        drafts.put({ path, changes, isGone: false });
        openFile(path);
      }),
    );
  }

  async function askGone(entry: FullEntry): Promise<void> {
    const gone = { path: entry.path, hash: entry.hash, changes: [], isGone: true };
    const { faults: pointers } = await server.ask<Tried>('try', { drafts: [gone], page: location.pathname });
    const pages = [...new Set(Object.values(entry.shown).flat())];
    const go = () =>
      queue(async () => {
        const done = await server.ask<Tried>('save', { drafts: [gone], words: `Deleted ${entry.name}` });
        if (!done.saved) return shell.say('Not deleted: it was changed meanwhile.', true);
        drafts.drop(entry.path);
        await learn();
        leave('Deleted', make('p', {}, `${entry.name} is deleted. Undo brings it back.`));
        shell.say(`Deleted ${entry.name}.`);
      });
    leave(`Delete ${entry.name}?`, ...drawGone(entry.name, pointers, pages, go, () => openFile(entry.path)));
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    const all = drafts.list();
    if (all.length === 0) return shell.say('There is nothing to save.');
    const done = await server.ask<Tried>('save', {
      drafts: all,
      words: `Changed ${form?.entry.name ?? `${all.length} files`}`,
    });
    faults = done.faults;
    isAsked = true;
    tell();
    const [changed] = done.changed;
    if (changed !== undefined) return showConflict(changed);
    if (!done.saved) return shell.say(`Not saved: ${sayFaults(faults.length)}. ${faults[0]?.message ?? ''}`, true);
    const isNew = all.some(({ hash }) => hash === undefined);
    drafts.clear();
    clearTimeout(timer);
    shell.say('Saved.');
    await learn();
    const path = form?.entry.path;
    const [target] = done.pages ?? [];
    if (path !== undefined) sessionStorage.setItem(PLACE, JSON.stringify(path));
    if (isNew && target !== undefined && path !== undefined && target !== location.pathname) await goTo(target, path);
    else if (path !== undefined) openFile(path);
  }

  /** Opens the page of a new entry, once it is there. */
  async function goTo(address: string, path: string): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const { pages } = await server.ask<FullEntry>('entry', { path });
      if (pages.length > 0) return location.assign(address);
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }

  async function showConflict(path: string): Promise<void> {
    const draft = drafts.get(path);
    if (!draft) return;
    const now = await server.ask<FullEntry>('entry', { path }).catch(() => undefined);
    leave(
      'Changed meanwhile',
      ...drawConflict({
        draft,
        now,
        mine: () => {
          drafts.put({ ...draft, hash: now?.hash });
          queue(save);
        },
        theirs: () => {
          drafts.drop(path);
          if (now) openFile(path);
          else queue(showHome);
        },
      }),
    );
    shell.say('Not saved: choose which of the two shall stay.', true);
  }

  async function undo(): Promise<void> {
    const { words } = await server.ask<{ words: string }>('undo');
    shell.say(`Taken back: ${words}.`);
    await learn();
    if (form) openFile(form.entry.path);
  }

  async function discard(): Promise<void> {
    drafts.clear();
    clearTimeout(timer);
    faults = [];
    await redraw(0);
    shell.say('Discarded what was typed.');
    if (form && form.entry.hash !== undefined) openFile(form.entry.path);
    else await showHome();
  }

  watchPage(shell.host, shell.frame, choose);
  shell.count(drafts.list().length);
  const place: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null');
  if (typeof place === 'string') openFile(place);
  else queue(showHome);
  if (drafts.list().length > 0) queue(attempt);
  return {
    // What was just saved is on its way; what was not is tried on the new site.
    refresh: () => (drafts.list().length > 0 ? queue(attempt) : redraw(0)),
  };
}

function isMissing(message: string): boolean {
  return message.startsWith('found nothing');
}

function sayFaults(count: number): string {
  return count === 1 ? '1 mistake' : `${count} mistakes`;
}

/** An entry that is nowhere yet. */
function freshEntry(path: string, { kinds }: Names): FullEntry {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const kind = kinds.find((one) => one.folder === folder);
  if (!kind) throw new Error(`${path}: nothing of this kind can be new`);
  const { value, hasText, name } = kind;
  return {
    path,
    name: `New ${name.toLowerCase()}`,
    value,
    hasText,
    canGo: true,
    data: {},
    text: '',
    skipped: 0,
    faults: [],
    shown: {},
    pages: [],
  };
}
