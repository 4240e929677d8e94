/** Opens the forms of entries, and leaves them. */
import type { FileDraft as Draft } from '../protocol.ts';
import type { Bench, Target } from './bench.ts';
import { make } from './dom.ts';
import { focusField, focusFirst } from './form/focused.ts';
import { drawForm, type FullEntry } from './form/form.ts';
import { selectLines } from './form/text.ts';
import { freshEntry, isBlank } from './fresh.ts';
import { forgetPlace } from './place.ts';
import type { AllNames } from './requests.ts';
import type { Spot } from './spots.ts';
import { drawDiscard } from './views/discard.ts';
import { drawEntry } from './views/entry.ts';

export async function openEntry(bench: Bench, path: string, target?: Target): Promise<void> {
  const { showing, shell } = bench;
  const names = await bench.names.known();
  const entry = await readEntry(bench, path, names);
  // RenderedPage once more, a form has the focus where it was; the button that was pressed may have lost it.
  const old = showing.form();
  const isAgain = target === undefined && old?.entry.path === path;
  const field = isAgain ? showing.field() : undefined;
  const scrolled = isAgain ? shell.scrolled() : 0;
  if (old && old.entry.path !== path) dropBlank(bench);
  const form = showForm(bench, entry, names, target ?? {});
  if (field) focusField(form, field);
  if (isAgain) shell.scroll(scrolled);
}

async function readEntry({ drafts, requests }: Bench, path: string, names: AllNames): Promise<FullEntry> {
  const draft = drafts.get(path);
  if (draft && draft.hash === undefined) return freshEntry(path, names);
  const entry = await requests.entry(path);
  drafts.take(entry);
  return entry;
}

function showForm(bench: Bench, entry: FullEntry, names: AllNames, target: Target): HTMLElement {
  const { server, drafts, shell, showing, queue } = bench;
  const { field = [], lines, besides = [], link } = target;
  const others = make('div', { class: 'others', role: 'alert' });
  const form = drawForm({ entry, names, server, drafts, renamed: showing.rename });
  const askGone = () => queue(() => bench.askGone(entry));
  const file = bench.names.fileOf(entry.path);
  const choose = chooseSpot(bench);
  shell.show(entry.name, ...drawEntry({ entry, file, form, others, besides, link, choose, askGone }));
  showing.show({ entry, element: form, others });
  if (lines) selectLines(form, [lines[0] - entry.skipped, lines[1] - entry.skipped]);
  else if (entry.hash === undefined && field.length === 0) focusFirst(form);
  else focusField(form, field);
  return form;
}

export function chooseFile(bench: Bench, file: string, target?: Target): void {
  bench.queue(() => bench.open(bench.names.pathOf(file), target));
}

/** Opens the first of what stands at a place of the page; the form offers the others. */
export function chooseSpot(bench: Bench): (spots: readonly Spot[]) => void {
  return ([spot, ...others]) => {
    if (!spot) return;
    const anchor = spot.element.closest('a');
    const link = anchor && anchor.origin === location.origin ? anchor : undefined;
    const besides = others.filter(({ file }) => file !== spot.file);
    chooseFile(bench, spot.file, { field: spot.path, lines: spot.lines, besides, link });
  };
}

/** What somebody has begun and typed nothing into is nothing. */
export function dropBlank({ drafts, showing }: Bench): void {
  const draft = drafts.get(showing.entry()?.path ?? '');
  if (draft && isBlank(draft)) drafts.drop(draft.path);
}

/** Asks which of what was typed is to be forgotten. */
export async function discard(bench: Bench): Promise<void> {
  const { drafts, shell, queue } = bench;
  const names = await bench.names.known();
  const shown = bench.showing.entry();
  const back = () =>
    shown && (shown.hash !== undefined || drafts.get(shown.path)) ? bench.open(shown.path) : bench.home();
  const forget = async (paths: readonly string[]) => {
    for (const path of paths) drafts.drop(path);
    // The page may be loaded anew, and finds no form of what was never saved.
    if (shown?.hash === undefined) forgetPlace();
    shell.say(paths.length === 1 ? `Discarded what was typed into ${paths[0]}.` : 'Discarded what was typed.');
    await bench.trials.attempt();
    await back();
  };
  const all = drafts.list().toSorted((one) => (one.path === shown?.path ? -1 : 1));
  const paths = all.map(({ path }) => path);
  if (all.every(isBlank)) return forget(paths);
  const files = all.map((draft) => ({ path: draft.path, name: nameOfDraft(draft, names) }));
  const choose = (chosen: readonly string[]) => queue(() => forget(chosen));
  bench.leave(
    'Discard what you typed?',
    drawDiscard(files, choose, () => queue(back)),
    back,
  );
}

function nameOfDraft({ path, hash }: Draft, { entries }: AllNames): string {
  const [, folder = '', slug = ''] = /^(?:(.*)\/)?([^/]*)\.md$/.exec(path) ?? [];
  const name = entries[folder]?.find((one) => one.slug === slug)?.name;
  return name ?? (hash === undefined ? 'the new entry' : slug);
}
