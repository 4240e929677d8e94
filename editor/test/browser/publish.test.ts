import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { it } from 'node:test';
import { runAxe } from '../../../test/support/browser/accessibility.ts';
import { pressWith } from '../../../test/support/browser/page.ts';
import { NARROW } from '../../../test/support/browser/visit.ts';
import { gitIn } from '../../../test/support/repository.ts';
import { makeTemporaryFolder } from '../../../test/support/temporary.ts';
import { editIn } from '../unit/repositories.ts';
import { CONTACT, GROCERY_FILE, site, useEditedSite } from './edited-site.ts';
import { clickText } from './page-text.ts';
import * as panel from './panel.ts';

useEditedSite();

it('publishing works by keyboard on a phone: leave a file out, resolve a conflict, read the result', async () => {
  const server = makeTemporaryFolder('server');
  gitIn(server, 'init', '--quiet', '--bare', '--initial-branch=main');
  site.git('remote', 'add', 'origin', server);
  site.git('push', '--quiet', '--set-upstream', 'origin', 'main');
  const colleague = makeTemporaryFolder('colleague');
  gitIn(dirname(colleague), 'clone', '--quiet', server, colleague);
  editIn(colleague, 'content/site.md', '(800) 867-5300', '(800) 867-5301');
  const author = ['-c', 'user.name=Bo Field', '-c', 'user.email=bo@tiny.test'];
  gitIn(colleague, ...author, 'commit', '--quiet', '--all', '-m', 'Change the number');
  gitIn(colleague, 'push', '--quiet');
  const act = async (page: Parameters<Parameters<typeof site.edit>[1]>[0]) => {
    // A second change, made in another editor, is left out below.
    site.copy.edit(GROCERY_FILE, /^lead: .*$/m, 'lead: Not ready yet.');
    const openReview = async () => {
      await page.keyboard.down('Control');
      await pressWith(page, 'Shift', 'Enter');
      await page.keyboard.up('Control');
      await panel.waitForHeading(page, 'Review and publish');
    };
    // An island shows the number, so each save reloads the page. What is pressed after "Saved." is not lost.
    await clickText(page, '(800) 867-5300', 'footer');
    await panel.fill(page, 'Phone', '(800) 867-5398');
    await panel.saveAll(page);
    await openReview();
    // An open review keeps the page.
    await clickText(page, '(800) 867-5398', 'footer');
    await panel.fill(page, 'Phone', '(800) 867-5399');
    await openReview();
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await panel.waitForFocusedText(page, 'Review and publish');
    await page.keyboard.press('Tab');
    await panel.waitForFocusedText(page, 'Publish 2 changes');
    await panel.untilPanelSays(page, 'before: (800) 867-5300 now: (800) 867-5399');
    assert.deepEqual(await runAxe(page, { within: '#editor-panel' }), []);
    await page.focus(`${panel.PANEL} [aria-label="Leave out: Grocery"]`);
    await page.keyboard.press('Space');
    await panel.pressByKey(page, 'Publish 1 change');
    await panel.untilStatus(page, 'Not published.');
    await panel.untilPanelSays(page, 'By Bo Field(800) 867-5301');
    await panel.waitForFocusedText(page, 'Not published yet. Others have changed the same. Choose what to publish:');
    assert.deepEqual(await runAxe(page, { within: '#editor-panel' }), []);
    await page.focus(`${panel.PANEL} .versions [type=radio]`);
    const isChosen = () => page.$eval(`${panel.PANEL} .versions [type=radio]`, (radio) => radio.matches(':checked'));
    await page.keyboard.press('Enter');
    assert.ok(await isChosen());
    await page.keyboard.press('ArrowDown');
    assert.ok(!(await isChosen()));
    await page.keyboard.press('ArrowUp');
    assert.ok(await isChosen());
    await panel.pressByKey(page, 'Publish 1 change');
    await panel.untilStatus(page, 'Published.');
    assert.ok(await page.evaluate(() => 'isOld' in window));
    assert.deepEqual(await runAxe(page, { within: '#editor-panel' }), []);
    assert.match(await panel.readPanel(page), /Bo Field had published, too\./);
    await page.reload();
    await panel.untilPanelSays(page, 'Bo Field had published, too.');
    assert.match(
      await panel.readPanel(page),
      new RegExp(`For developersCommit \\w{8} is on ${server}, branch main\\.`),
    );
  };
  await site.edit(CONTACT, act, { width: NARROW });
  assert.match(gitIn(server, 'show', 'main:content/site.md'), /867-5399/);
  assert.equal(gitIn(server, 'log', '-1', '--format=%an: %s', 'main^1'), 'Ada: Change Site settings\n');
  assert.equal(gitIn(server, 'diff', '--name-only', 'main^2', 'main'), 'content/site.md\n');
  assert.match(site.copy.read(join(GROCERY_FILE)), /Not ready yet/);
  // The cleanup in edited-site.ts restores files from the index, so the index must have the original content.
  site.git('reset', '--quiet', 'HEAD~2', '--', 'content');
});
