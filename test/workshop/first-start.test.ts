/** What a workshop shows whose content has faults when it is opened, before there was any site. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { today } from '../../engine/command/options.ts';
import { buildClean, untilAlike } from './build-and-compare.ts';
import { type Copy, copyTown, type OpenWorkshop } from './copy.ts';

const DATE = today(new Date());
const FLORAL = 'content/services/floral.md';

/** A workshop over the tiny site, changed before it is opened. */
function opened(change: (copy: Copy) => void): { copy: () => Copy; workshop: () => OpenWorkshop } {
  let copy: Copy;
  let workshop: OpenWorkshop;
  before(async () => {
    copy = copyTown();
    change(copy);
    workshop = await copy.start('--date', DATE);
  });
  after(async () => {
    await workshop.stop();
    copy.remove();
  });
  return { copy: () => copy, workshop: () => workshop };
}

describe('an unfinished draft, when the workshop is opened', () => {
  const { copy, workshop } = opened((town) => town.write(FLORAL, '---\ndraft: true\ntitle: Floral\n---\n'));

  it('is left out, and told of once', async () => {
    await untilAlike(workshop(), await buildClean(copy(), DATE));
    const told = workshop().lines.filter((line) => line.includes(`${FLORAL}:`));
    assert.ok(told.some((line) => /^content\/services\/floral\.md:1:1 lead: found nothing, .* left out/.test(line)));
    assert.equal(new Set(told).size, told.length);
  });

  it('is checked like all others once somebody edits it', async () => {
    copy().edit(FLORAL, 'title: Floral', 'title: Flowers');
    const [fault = ''] = await untilFaults(workshop());
    assert.match(fault, /^content\/services\/floral\.md:1:1 error/);
  });
});

describe('a fault, when the workshop is opened', () => {
  const { copy, workshop } = opened((town) => town.edit('content/services/grocery.md', /^title: /m, 'titel: '));

  it('is told without a word of a site that was there before', async () => {
    copy().edit('content/services/grocery.md', 'titel: ', 'title: ');
    await untilAlike(workshop(), await buildClean(copy(), DATE));
    const counted = workshop().lines.filter((line) => line.startsWith('1 fault'));
    assert.deepEqual(counted, ['1 fault; there is no site to show until then']);
  });
});

async function untilFaults(workshop: OpenWorkshop): Promise<string[]> {
  for (;;) {
    const faults = await workshop.faults();
    if (faults.length > 0) return faults;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
