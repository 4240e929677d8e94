/** `npm run test:fuzz`: 300 cases of hostile content, and 40 killed builds, other ones each time. SEED repeats a run. */
import { fuzz } from './fuzz/fuzz.ts';
import { killBuilds } from './kill.ts';

const { SEED = String(Math.trunc(Math.random() * 2 ** 31)) } = process.env;
console.log(`SEED=${SEED}`);
await fuzz(300, Number(SEED));
await killBuilds(40, Number(SEED));
console.log('300 sites and 40 killed builds are as they should be');
