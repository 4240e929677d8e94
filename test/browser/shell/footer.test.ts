import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isShown, readText, runFirst, untilMainScript } from '../../support/browser/page.ts';
import { resize, visitTestSite } from '../../support/browser/visit.ts';

const LINK = '.footer-column a';

it('the footer opens a list at a touch on a phone, and shows every link in wider windows', () =>
  visitTestSite('/', { width: 360 }, async (page) => {
    assert.equal(await isShown(page, LINK), false);
    await page.tap('.footer-switch summary');
    assert.equal(await isShown(page, LINK), true);
    await page.tap('.footer-switch summary');
    await resize(page, 768);
    assert.ok(await page.$$eval(LINK, (links) => links.every((link) => link.checkVisibility())));
    assert.equal(await isShown(page, '.footer-switch'), false);
  }));

it('the year of the copyright line is raised after New Year’s Eve', () => {
  const nextYear = () => {
    Date.prototype.getFullYear = () => 2099;
  };
  return visitTestSite('/', { prepare: runFirst(nextYear) }, async (page) => {
    await untilMainScript(page);
    assert.equal(await readText(page, '[data-year]'), '2099');
  });
});
