/** The history of a field, used with the keyboard. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { runAxe } from '../../../test/support/browser/accessibility.ts';
import { pressWith } from '../../../test/support/browser/page.ts';
import { makeTemporaryFolder } from '../../../test/support/temporary.ts';
import { GROCERY_FILE, LEAD, site, useEditedSite } from './edited-site.ts';
import { untilPageSays } from './page-text.ts';
import * as panel from './panel.ts';

useEditedSite();

const OLD = 'Last week’s sentence.';

it('the panel restores an earlier sentence, undoes and redoes this, and keeps the focus and other programs’ changes', async () => {
  // Not in the folder, where the dev server would build each version.
  const version = join(makeTemporaryFolder('version'), 'grocery.md');
  for (const lead of [OLD, LEAD]) {
    writeFileSync(version, site.copy.read(GROCERY_FILE).replace(/^lead: .*$/m, `lead: ${lead}`));
    const id = site.git('hash-object', '-w', version).trim();
    site.git('update-index', '--cacheinfo', `100644,${id},${GROCERY_FILE}`);
    site.git('commit', '--quiet', '-m', 'Change the lead');
  }
  const act = async (page: Page) => {
    const expectFocused = async (text: string) => assert.equal(await page.evaluate(panel.readPanelFocus), text);
    const readField = async () => (await panel.findControl(page, 'Opening sentence')).value;
    // Not the button: on the way to it, Tab passes other fields.
    await page.keyboard.down('Control');
    await pressWith(page, 'Shift', 'h');
    await page.keyboard.up('Control');
    await panel.waitForHeading(page, 'History of Opening sentence');
    await panel.untilStatus(page, /^3 versions\./);
    assert.deepEqual(await runAxe(page, { within: '#editor-panel' }), []);
    await panel.pressByKey(page, 'Restore “Last week’s sentence.”');
    await panel.untilStatus(page, 'Restored: Opening sentence. Save to keep it.');
    await untilPageSays(page, OLD);
    await pressWith(page, 'Control', 'z');
    await panel.untilStatus(page, 'Undone: a change to Grocery.');
    assert.equal(await readField(), LEAD);
    await pressWith(page, 'Control', 'y');
    await panel.untilStatus(page, 'Redone: a change to Grocery.');
    assert.equal(await readField(), OLD);
    await expectFocused('Grocery');
    site.copy.edit(GROCERY_FILE, /^summary: .*$/m, 'summary: By another program.');
    await panel.saveAll(page);
    assert.match(site.copy.read(GROCERY_FILE), /^summary: By another program\.$/m);
    await page.focus(`${panel.PANEL} nav [aria-keyshortcuts="Control+Z"]`);
    await pressWith(page, 'Control', 'z');
    await panel.untilStatus(page, 'Undone: the save of Grocery.');
    assert.deepEqual([site.readLead(), await readField()], [LEAD, LEAD]);
    await expectFocused('Undo');
    await pressWith(page, 'Control', 'y');
    await panel.untilStatus(page, 'Redone: the save of Grocery.');
    assert.deepEqual([site.readLead(), await readField()], [OLD, OLD]);
  };
  await site.editLead(act);
});

it('asks before it replaces what another program has written into the same field', () =>
  site.editLead(async (page) => {
    await panel.fill(page, 'Opening sentence', 'By the panel.');
    site.copy.edit(GROCERY_FILE, LEAD, 'By a text editor.');
    for (const answer of ['dismiss', 'accept'] as const) {
      page.once('dialog', async (question) => {
        assert.match(question.message(), /Grocery was changed.*Lead: By a text editor\./s);
        await question[answer]();
      });
      await panel.pressSave(page);
      await panel.untilStatus(page, answer === 'accept' ? 'Saved.' : /^Not saved. Discard/);
      assert.equal(site.readLead(), answer === 'accept' ? 'By the panel.' : 'By a text editor.');
    }
  }));
