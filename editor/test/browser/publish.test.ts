import assert from 'node:assert/strict';
import { it } from 'node:test';
import { runAxe } from '../../../test/support/browser/accessibility.ts';
import { gitIn } from '../../../test/support/repository.ts';
import { makeTemporaryFolder } from '../../../test/support/temporary.ts';
import { CONTACT, GROCERY_FILE, site } from './edited-site.ts';
import { clickText } from './page-text.ts';
import * as panel from './panel.ts';

it('publishing from the panel works by keyboard, reports the result, and leaves out changes marked “Leave out”', async () => {
  const server = makeTemporaryFolder('server');
  gitIn(server, 'init', '--quiet', '--bare', '--initial-branch=main');
  site.git('remote', 'add', 'origin', server);
  site.git('push', '--quiet', '--set-upstream', 'origin', 'main');
  await site.edit(CONTACT, async (page) => {
    // A second change, made in another editor, is left out below.
    site.copy.edit(GROCERY_FILE, /^lead: .*$/m, 'lead: Not ready yet.');
    await clickText(page, '(800) 867-5300', 'footer');
    await panel.fill(page, 'Phone', '(800) 867-5399');
    await panel.saveAndReload(page, 'The whole site');
    await panel.pressByKey(page, 'Publish');
    await panel.waitForHeading(page, 'Review and publish');
    await panel.waitForFocusedText(page, 'Review and publish');
    await panel.untilPanelSays(page, 'before: (800) 867-5300 → now: (800) 867-5399');
    assert.deepEqual(await runAxe(page, { within: '#editor-panel' }), []);
    await page.focus(`${panel.PANEL} [aria-label="Leave out: Grocery, Opening sentence"]`);
    await page.keyboard.press('Space');
    await panel.pressByKey(page, 'Publish 1 change');
    await panel.waitForHeading(page, 'Published');
    await panel.waitForFocusedText(page, 'Published');
    await panel.untilStatus(page, 'Published 1 change.');
    assert.match(await panel.readPanel(page), /The workflow site has started/);
    assert.match(gitIn(server, 'show', 'main:content/site.md'), /867-5399/);
    assert.equal(gitIn(server, 'log', '-1', '--format=%an: %s', 'main'), 'Ada: Change Grocery and the whole site\n');
    assert.equal(gitIn(server, 'diff', '--name-only', 'main~', 'main'), 'content/site.md\n');
  });
  // The cleanup in edited-site.ts restores files from the index, so the index must have the original content.
  site.git('reset', '--quiet', 'HEAD~', '--', 'content');
});
