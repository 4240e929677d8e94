/** Clicks on computed text. Also pictures and colors of the form. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { needs } from '../../../test/support/browser/needs.ts';
import { eventually, readTexts } from '../../../test/support/browser/page.ts';
import { GROCERY, GROCERY_FILE, JOB, site, useEditedSite } from './edited-site.ts';
import { clickText, untilPageSays } from './page-text.ts';
import * as panel from './panel.ts';

useEditedSite();

describe('the form of the editor', () => {
  it('of an entry opens when a computed text is clicked', () =>
    site.edit(JOB, async (page) => {
      await clickText(page, 'an hour');
      await panel.waitForHeading(page, 'CDL Driver');
    }));

  it('of a card opens wherever the card is clicked, and its tab shows at once where it is moved', () =>
    site.edit('/services/#support-services', async (page) => {
      const readCards = () => readTexts(page, '[role=tabpanel]:not([hidden]) h3');
      await clickText(page, 'Shows to order at.');
      await panel.waitForFocusedLabel(page, 'Summary');
      await clickText(page, 'Legal');
      await panel.waitForFocusedLabel(page, 'Title');
      await panel.waitForHeading(page, 'Legal Services');
      assert.deepEqual(await readCards(), ['Food Shows', 'Store Support Services', 'Legal Services']);
      await panel.pressButton(page, 'Move up');
      await eventually(async () => String(await readCards()) === 'Food Shows,Legal Services,Store Support Services');
      await panel.discardAll(page);
    }));

  it('removes an item of a list of texts where its button is clicked', () =>
    site.edit(JOB, async (page) => {
      await clickText(page, 'an hour');
      // A click of the mouse in the middle of the button.
      await (await panel.waitForPart(page, '[data-path="duties"] [aria-label="Remove 1"]'))?.click();
      await panel.untilStatus(page, 'Removed. Undo brings it back.');
      await panel.discardAll(page);
    }));

  it('of a slide leaves the rest of the page as it is', () =>
    site.edit('/', async (page) => {
      await clickText(page, 'The warehouse our grocers own');
      await panel.fill(page, 'Heading', 'Edited');
      await untilPageSays(page, 'Edited');
      assert.ok(await page.$eval('h1', (heading) => heading.checkVisibility({ visibilityProperty: true })));
      await panel.discardAll(page);
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

  it('shows its buttons and the focus in forced colors', needs('forced colors'), () =>
    site.editLead(async (page) => {
      const session = await page.createCDPSession();
      const features = [
        { name: 'forced-colors', value: 'active' },
        { name: 'prefers-color-scheme', value: 'dark' },
      ];
      await session.send('Emulation.setEmulatedMedia', { features });
      const save = await panel.waitForPart(page, 'footer .save');
      await save?.focus();
      // Backgrounds and shadows are not drawn in forced colors.
      const readLines = (element: Element) => {
        const { borderTopWidth, outlineStyle } = getComputedStyle(element);
        return [borderTopWidth, outlineStyle];
      };
      assert.deepEqual(await save?.evaluate(readLines), ['2px', 'solid']);
    }),
  );
});
