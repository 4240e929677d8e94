/** Browsers translate a page by replacing its text nodes, mostly with `<font>` elements. Islands must still work then. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { settle, untilShown } from '../../support/browser/page.ts';
import { NARROW, visitTestSite, WIDE } from '../../support/browser/visit.ts';
import { FOUND, filter, SCENARIOS, type Scenario, toAct } from './states.ts';

/** Some translators wrap text nodes, others replace them. Runs in the page. */
function translate(how: string): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!parent?.isConnected || parent.closest('script, style, textarea')) continue;
    const svg = parent.namespaceURI?.endsWith('svg');
    const font = document.createElementNS(parent.namespaceURI, svg ? 'tspan' : 'font');
    text.replaceWith(font);
    font.append(how === 'wrapped' ? text : text.data);
  }
}

/** The text of an island, its states and the labels of its charts, without white space. */
function readIsland(page: Page, part: string): Promise<string> {
  return page.$$eval(part, (roots) => {
    const texts: (string | null)[] = [];
    const STATES = ['aria-expanded', 'aria-selected', 'data-done'];
    for (const root of roots) {
      const walker = document.createTreeWalker(root);
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        const { parentElement } = node;
        if (!parentElement?.checkVisibility() || parentElement.closest('[inert]')) continue;
        if (node instanceof Text) texts.push(node.data);
        if (!(node instanceof Element)) continue;
        if (node.matches('[role=img]')) texts.push(node.getAttribute('aria-label'));
        for (const state of STATES) if (node.hasAttribute(state)) texts.push(`[${state}=${node.getAttribute(state)}]`);
      }
    }
    return texts.join('').replace(/\s/g, '');
  });
}

/** The text of an island after each step. With `how`, the page is translated that way at once, and again after each step. */
async function recordSteps(island: string, scenario: Scenario, how?: string): Promise<string[]> {
  const { path, compared: part = `[data-island=${island}]`, width = NARROW, steps, ...options } = scenario;
  const texts: string[] = [];
  const translateAtOnce = `document.addEventListener('DOMContentLoaded', () => (${translate})(${JSON.stringify(how)}))`;
  const visitOptions = {
    width: width === 'wide' ? WIDE : width,
    tolerate: /status of 404/,
    ...(how && { prepare: (page: Page) => page.evaluateOnNewDocument(translateAtOnce) }),
    ...options,
  };
  await visitTestSite(path, visitOptions, async (page) => {
    for (const act of steps.map(toAct)) {
      await act(page);
      await settle(page);
      if (how) await page.evaluate(translate, how);
      texts.push(await readIsland(page, part));
    }
  });
  return texts;
}

describe('on a page that is being translated', () => {
  for (const [island, scenarios] of Object.entries(SCENARIOS)) {
    for (const scenario of scenarios) {
      it(`an island shows the same as without translation: ${island}, ${scenario.path} ${scenario.width ?? ''}`, async () => {
        const plain = await recordSteps(island, scenario);
        for (const [step, text] of plain.entries()) {
          assert.notEqual(text, plain[step - 1], `step ${step} changes nothing`);
        }
        for (const how of ['replaced', 'wrapped']) {
          assert.deepEqual(await recordSteps(island, scenario, how), plain, `its text nodes ${how}`);
        }
      });
    }
  }

  it('the site map finds a page in both languages', () =>
    visitTestSite('/site-map/', {}, async (page) => {
      await untilShown(page, '#page-filter');
      await page.$eval('.page-index-section li:last-child a', (link) => link.replaceChildren('Fruta'));
      await page.$eval('.page-index-section li:last-child p', (text) => text.replaceChildren('Verduras'));
      for (const query of ['fruta', 'verduras', 'smoked meat']) {
        await filter(query, FOUND)(page);
        assert.equal(await page.$$eval('.page-index-section li:not([hidden])', ({ length }) => length), 1, query);
      }
    }));
});
