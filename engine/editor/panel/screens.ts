import type { Bench } from './bench.ts';
import { beginFresh } from './fresh.ts';
import { chooseFile, chooseSpot } from './opening.ts';
import { drawChanges } from './views/changes.ts';
import { drawKinds } from './views/fresh.ts';
import { drawHome } from './views/home.ts';

/** What the page consists of. */
export async function showHome(bench: Bench): Promise<void> {
  await bench.names.learn();
  await bench.trials.attempt();
  const open = (file: string, field: string) => chooseFile(bench, file, { field: field === '' ? [] : [field] });
  const choose = chooseSpot(bench);
  bench.leave('This page', drawHome(bench.trials.head(), choose, open));
}

export async function showChanges(bench: Bench): Promise<void> {
  const changes = await bench.requests.changes();
  bench.leave('Changes', drawChanges(changes), () => showChanges(bench));
}

/** What can be new. */
export async function showKinds(bench: Bench): Promise<void> {
  const names = await bench.names.learn();
  const begin = (folder: string) => {
    const path = beginFresh(bench.drafts, folder, names);
    bench.queue(() => bench.open(path));
  };
  bench.leave('New', drawKinds(names, begin), () => showKinds(bench));
}
