/** Writes sites again and again, each page of them saying one of the words in turn: `tsx write-often.ts FOLDER WORD,WORD TIMES beside|in-place`. */
import { write, writeInPlace } from '../../engine/build/write.ts';
import { siteOf } from './tiny-sites.ts';

const [folder = '', words = '', times = '', way] = process.argv.slice(2);
const writeOnce = way === 'in-place' ? writeInPlace : write;
const sites = words.split(',').map(siteOf);
for (let round = 0; round < Number(times); round++) writeOnce(sites[round % sites.length] ?? [], folder);
