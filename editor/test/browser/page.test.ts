/** Clicks on computed text. Also pictures and colors of the form. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { needs } from '../../../test/support/browser/needs.ts';
import { eventually, settle } from '../../../test/support/browser/page.ts';
import { countChanged, countInk, photograph } from '../../../test/support/browser/pixels.ts';
import { GROCERY, GROCERY_FILE, JOB, site } from './edited-site.ts';
import { clickText } from './page-text.ts';
import * as panel from './panel.ts';

/** The margin around a control, in px, for its outline. */
const MARGIN = 6;
/** With fewer pixels that contrast with the background, the text of a control can't be read. */
const MIN_TEXT_PIXELS = 20;

describe('the form of the editor', () => {
  it('of an entry opens when a computed text is clicked', () =>
    site.edit(JOB, async (page) => {
      await clickText(page, 'an hour');
      await panel.waitForHeading(page, 'CDL Driver');
    }));

  it('adds a picture to the text, with a description and a caption', () =>
    site.edit(GROCERY, async (page) => {
      await clickText(page, 'You write down');
      await panel.focusText(page);
      await (await panel.waitForPart(page, '.text-picture > summary'))?.press('Enter');
      await (await panel.waitForPart(page, '.text-picture .drop summary'))?.press('Enter');
      await (await panel.waitForPart(page, '.text-picture [type=radio]'))?.press('Space');
      await panel.untilStatus(page, /error/);
      await panel.fill(page, 'What the picture shows', 'Crates of "fruit"');
      await panel.fill(page, 'Caption', 'At six [sharp]');
      await eventually(() =>
        page.$eval('main .prose', ({ innerHTML }) => /<figure.*At six \[sharp\]/s.test(innerHTML)),
      );
      await clickText(page, 'At six [sharp]');
      await panel.saveAll(page);
      assert.deepEqual(site.listChanges(), { [GROCERY_FILE]: ['+![Crates of "fruit"](produce.jpg "At six [sharp]")'] });
    }));

  it('can be read in forced colors, and shows the focus', needs('forced colors'), () =>
    site.editLead(async (page) => {
      const session = await page.createCDPSession();
      const features = [
        { name: 'forced-colors', value: 'active' },
        { name: 'prefers-color-scheme', value: 'dark' },
      ];
      await session.send('Emulation.setEmulatedMedia', { features });
      let checked = 0;
      for (const control of await page.$$(`${panel.PANEL} :is(nav, footer) button`)) {
        const box = await control.boundingBox();
        if (!box) continue;
        checked += 1;
        const [x, y] = [box.x - MARGIN, box.y - MARGIN];
        const around = { x, y, width: box.width + 2 * MARGIN, height: box.height + 2 * MARGIN };
        await control.evaluate((element) => element instanceof HTMLElement && element.blur());
        const resting = await photograph(page, around);
        await control.focus();
        await settle(page);
        const name = await control.evaluate(({ outerHTML }) => outerHTML.slice(0, 80));
        // Text needs a contrast of 4.5, an outline one of 3 (WCAG 2.2, 1.4.3 and 1.4.11).
        assert.ok(countInk(resting.luminances, 4.5) >= MIN_TEXT_PIXELS, `cannot be read: ${name}`);
        assert.ok(countChanged(resting, await photograph(page, around), 3) >= box.width, `shows no focus: ${name}`);
      }
      assert.ok(checked >= 8, `checked ${checked}`);
    }),
  );
});
