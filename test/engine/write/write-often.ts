/** Writes sites again and again, each page of them saying one of the words in turn: `tsx write-often.ts FOLDER WORD,WORD TIMES beside|within`. */
import { write } from '../../../engine/build/write.ts';
import { writeWithin } from '../../../engine/build/write-in-place.ts';
import { siteOf } from './sites.ts';

const [folder = '', words = '', times = '', way] = process.argv.slice(2);
const writeOnce = way === 'within' ? writeWithin : write;
const sites = words.split(',').map(siteOf);
for (let round = 0; round < Number(times); round++) writeOnce(sites[round % sites.length] ?? [], folder);
