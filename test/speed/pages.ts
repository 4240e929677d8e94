/**
 * `npm run bench:pages -- [--rounds 3] [--only home,service] [--http2] [--install]`: how fast a page of each kind comes to a
 * phone, beside the plainest page that shows the same picture. --http2 serves both as hosts do, with a key that openssl makes;
 * --install gets Lighthouse by npm for this once.
 */
import { parseArgs } from 'node:util';
import { readRounds } from '../../bench/options.ts';
import { makeTemporary } from '../support/temporary.ts';
import { type Audit, findLighthouse } from './lighthouse.ts';
import { openBench } from './site.ts';
import { drawPageTable, type Visit } from './table.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    http2: { type: 'boolean', default: false },
    install: { type: 'boolean', default: false },
  },
});

/** Each page and its floor in turn, so that whatever else the machine does weighs on both. */
async function race(audit: Audit, rounds: number, wanted: readonly string[], folder: string): Promise<Visit[]> {
  const { pages, close } = await openBench(folder, values.http2);
  const visits: Visit[] = [];
  try {
    const chosen = pages.filter(({ kind }) => wanted.length === 0 || wanted.includes(kind));
    if (chosen.length === 0) throw new Error(`--only: write some of ${pages.map(({ kind }) => kind).join(',')}`);
    for (let round = 0; round < rounds; round += 1) {
      for (const { kind, address, floor } of chosen) {
        visits.push({ kind, page: await audit(address), floor: await audit(floor) });
        process.stderr.write('.');
      }
    }
  } finally {
    await close();
  }
  return visits;
}

const folder = makeTemporary('bench');
try {
  const rounds = readRounds(values.rounds);
  const { audit, close } = await findLighthouse(values.install, folder);
  const visits = await race(audit, rounds, values.only.split(',').filter(Boolean), folder).finally(close);
  console.log(`\n${drawPageTable(visits)}\n\nMedians of ${rounds}; Lighthouse simulates a phone.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
