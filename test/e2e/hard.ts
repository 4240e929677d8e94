/** `npm run test:hard`: 10,000 cases of hostile content, and 200 killed builds, other ones each time. SEED repeats a run. */
import { fuzz } from './fuzz/fuzz.ts';
import { killBuilds } from './kill.ts';

const { SEED = String(Math.trunc(Math.random() * 2 ** 31)) } = process.env;
console.log(`SEED=${SEED}`);
await fuzz(10_000, Number(SEED));
await killBuilds(200, Number(SEED));
console.log('10,000 sites and 200 killed builds are as they should be');
