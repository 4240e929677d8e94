import type { FormError as PlacedFault } from '../protocol.ts';
import type { Bench } from './bench.ts';
import { make } from './dom.ts';
import { capital } from './form/control.ts';
import { focusedPath, focusField } from './form/focused.ts';
import type { FullEntry } from './form/form.ts';
import { keepPlace } from './place.ts';
import { sayFaults } from './say.ts';
import { Refusal } from './server.ts';
import { drawBlocked } from './views/changes.ts';
import { drawConflict } from './views/conflict.ts';
import { drawGone, type Holder } from './views/gone.ts';

/** Asks for a new page so often, in milliseconds, and no longer. */
const [PAUSE, LONGEST] = [200, 20_000];

export async function save(bench: Bench): Promise<void> {
  const { requests, drafts, shell } = bench;
  bench.trials.rest();
  const sent = drafts.send();
  const all = sent.drafts;
  const [first] = all;
  if (first === undefined) return shell.say('There is nothing to save.');
  const path = bench.showing.entry()?.path ?? first.path;
  const words = `Changed ${bench.showing.entry()?.name ?? `${all.length} files`}`;
  const done = await requests.save(all, words).catch((error: unknown) => {
    sent.end();
    throw error;
  });
  sent.end(done.saved);
  bench.trials.take(done, true);
  const [changed] = done.changed;
  if (changed !== undefined) return reconcile(bench, changed);
  if (!done.saved) {
    bench.showing.goToFault();
    return shell.say(`Not saved: ${sayFaults(done.faults.length)}, told in red.`, true);
  }
  await bench.names.learn();
  const [target] = done.pages ?? [];
  const isElsewhere =
    all.some(({ hash }) => hash === undefined) && target !== undefined && target !== location.pathname;
  if (isElsewhere) await goTo(bench, target, path);
  else if (bench.showing.entry()?.hash === undefined) await bench.open(path);
  else await keepForm(bench, path);
  shell.say(['Saved.', ...(done.notices ?? [])].join(' '));
  if (drafts.list().length > 0) bench.trials.attemptSoon();
}

/** Somebody may be typing into it. */
async function keepForm({ requests, showing, shell }: Bench, path: string): Promise<void> {
  const entry = await requests.entry(path);
  const [form, field] = [showing.form(), showing.field()];
  if (form?.entry.path !== path) return;
  showing.renew(entry);
  shell.entitle(entry.name);
  if (field && !focusedPath(form.element)) focusField(form.element, field);
}

/** Opens the page of a new entry, once it is there. */
async function goTo({ requests }: Bench, address: string, path: string): Promise<void> {
  keepPlace({ path, at: address });
  for (let waited = 0; waited < LONGEST; waited += PAUSE) {
    const { pages } = await requests.entry(path);
    if (pages.length > 0) return location.assign(address);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}

/** A file was changed meanwhile: where the same place was, somebody has to choose. */
async function reconcile(bench: Bench, path: string): Promise<void> {
  const { requests, drafts, shell, queue } = bench;
  const draft = drafts.get(path);
  if (!draft) return;
  const now = await requests.entry(path).catch(() => undefined);
  const changes = now ? drafts.take(now) : draft.changes;
  if (now && changes.length === 0) return save(bench);
  const mine = () => {
    drafts.settle(path, now, 'mine');
    queue(() => save(bench));
  };
  const theirs = () => {
    if (now) drafts.settle(path, now, 'theirs');
    else drafts.drop(path);
    queue(() => (now ? bench.open(path) : bench.home()));
  };
  bench.leave('Changed meanwhile', drawConflict({ path, changes, now, mine, theirs }));
  shell.say('Not saved: choose which of the two shall stay.', true);
}

/** Shows what points to an entry, for somebody to delete it or not. */
export async function askGone(bench: Bench, entry: FullEntry): Promise<void> {
  const { requests, drafts, shell, queue } = bench;
  const gone = { path: entry.path, hash: entry.hash, changes: [], isGone: true };
  const { faults } = await requests.try([gone]);
  const shown = Object.values(entry.shown).flat();
  const holders = await Promise.all(faults.map((fault) => holderOf(bench, fault)));
  const pages = [...new Map(shown.map((page) => [page.address, page])).values()];
  const go = async () => {
    const done = await requests.save([gone], `Deleted ${entry.name}`);
    if (!done.saved) {
      await askGone(bench, await requests.entry(entry.path));
      return shell.say(
        `Not deleted: ${done.changed.length > 0 ? 'it was changed meanwhile' : 'something else points to it'}.`,
        true,
      );
    }
    drafts.drop(entry.path);
    bench.trials.rest();
    await bench.names.learn();
    bench.leave('Deleted', [make('p', {}, `${entry.name} is deleted. Undo brings it back.`)]);
    shell.say(`Deleted ${entry.name}.`);
  };
  const stay = () => queue(() => bench.open(entry.path));
  bench.leave(
    `Delete ${entry.name}?`,
    drawGone(entry.name, holders, pages, () => queue(go), stay),
  );
}

/** In the words of the forms: "Grocery: Ask". */
async function holderOf(
  { names, queue, open }: Bench,
  { file, path: place = [], message }: PlacedFault,
): Promise<Holder> {
  const path = names.pathOf(file);
  const { folder = '', slug = '' } = /^(?:(?<folder>.*)\/)?(?<slug>[^/]*)\.md$/.exec(path)?.groups ?? {};
  const entry = (await names.known()).entries[folder]?.find((one) => one.slug === slug);
  // Errors of files that nobody has tried to change have no path of their own.
  const named = /^([\w.-]+): /.exec(message)?.[1]?.split('.') ?? [];
  const field = place.length === 0 ? named : place.flatMap((key) => (typeof key === 'symbol' ? [] : [key]));
  const words = field.filter((key) => Number.isNaN(Number(key))).join(' ');
  return {
    name: entry?.name ?? file,
    field: words === '' ? message : capital(words),
    open: () => queue(() => open(path, { field })),
  };
}

export async function undo(bench: Bench): Promise<void> {
  const done = await bench.requests.undo().catch((error: unknown) => offerToSkip(bench, error));
  if (!done) return;
  const shown = bench.showing.entry();
  await bench.names.learn();
  if (shown) await bench.open(shown.path).catch(() => bench.home());
  else await bench.again();
  bench.shell.say(`Taken back: ${done.words}.`);
}

/** What somebody else has changed since cannot be taken back, but what was saved before it can. */
async function offerToSkip(bench: Bench, error: unknown): Promise<undefined> {
  const last = (await bench.names.learn()).saves.at(-1);
  if (!(error instanceof Refusal) || last === undefined) throw error;
  const { requests, names, shell, queue } = bench;
  const shown = bench.showing.entry();
  const back = () => (shown ? bench.open(shown.path) : bench.home());
  const skip = async () => {
    const { words } = await requests.skip();
    await names.learn();
    await back();
    shell.say(`Left as it is: ${words}. Undo takes back what was saved before it.`);
  };
  bench.leave(
    'Undo is blocked',
    drawBlocked(
      last,
      error.message,
      () => queue(skip),
      () => queue(back),
    ),
    back,
  );
  shell.say('Nothing was taken back.', true);
}
