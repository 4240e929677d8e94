/** Writes tiny sites in turn, one for each WORD: `run.js write-often.ts FOLDER WORD,WORD TIMES by-rename|in-place`. */
import { write, writeInPlace } from '../../engine/build/write.ts';
import { makeSite } from './tiny-sites.ts';

export function run([folder = '', words = '', times = '', way]: readonly string[]): number {
  const writeOnce = way === 'in-place' ? writeInPlace : write;
  const sites = words.split(',').map(makeSite);
  for (let round = 0; round < Number(times); round++) writeOnce(sites[round % sites.length] ?? [], folder);
  return 0;
}
