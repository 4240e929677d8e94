/**
 * `npm run test:dev-server`: edits a copy of the project at random, 200 times unless told otherwise, and compares after each
 * what its dev server serves with what a build in a process of its own writes. EDIT_SEED tries the same again.
 */
import { today } from '../../engine/core/options.ts';
import { copyProject } from '../support/project-copy.ts';
import { buildClean, untilAlike } from './build-and-compare.ts';
import { editAtRandom, seeded } from './random-edits.ts';

const [times = '200'] = process.argv.slice(2);
const seed = Number(process.env.EDIT_SEED ?? Date.now() % 100_000);
const date = today(new Date());
const copy = copyProject();
const devServer = await copy.start('--date', date);
let [whole, faulty] = [0, 0];
console.log(`seed ${seed}`);
try {
  const edits = editAtRandom(copy, seeded(seed));
  const seen = new Set<string>();
  for (let turn = 0; turn < Number(times); turn++) {
    console.log(edits.next());
    const built = await buildClean(copy, date);
    await untilAlike(devServer, built, seen);
    if ('faults' in built) faulty++;
    else whole++;
    if ('files' in built) for (const path of built.files.keys()) seen.add(path);
  }
  console.log(`${whole} whole sites and ${faulty} with faults, each as a build makes it`);
} finally {
  await devServer.stop();
  copy.remove();
}
