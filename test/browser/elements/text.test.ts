import assert from 'node:assert/strict';
import { it } from 'node:test';
import { build } from 'esbuild';
import { clientOptions } from '../../../engine/assets/client.ts';
import { visitTestSite } from '../../support/browser/visit.ts';
import { project } from '../../support/project.ts';

/** Shows a text, replaces its text node as translators do, and shows another. Returns whether the region stayed, and its last text. */
const SCRIPT = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { flushSync } from 'react-dom';
  import { Text } from './components/elements/Text.tsx';
  globalThis.showInTurn = (texts) => {
    const place = document.createElement('div');
    const root = createRoot(place);
    const regions = texts.map((text) => {
      flushSync(() => root.render(createElement(Text, { as: 'p', role: 'status' }, text)));
      const region = place.firstElementChild;
      const shown = region.textContent;
      region.replaceChildren('translated');
      return { region, shown };
    });
    return { kept: new Set(regions.map(({ region }) => region)).size === 1, shown: regions.map(({ shown }) => shown) };
  };`;

it('a text that changes keeps its element, also if it was empty or is translated', async () => {
  const stdin = { contents: SCRIPT, resolveDir: project, loader: 'ts' } as const;
  const { outputFiles } = await build({ ...clientOptions, format: 'iife', stdin });
  const texts = ['', 'Milk', 'Eggs', '', '', 'Eggs'];
  await visitTestSite('/', {}, async (page) => {
    await page.evaluate(outputFiles[0]?.text ?? '');
    const result = await page.evaluate(`showInTurn(${JSON.stringify(texts)})`);
    // A text that does not change stays translated.
    assert.deepEqual(result, { kept: true, shown: ['', 'Milk', 'Eggs', '', 'translated', 'Eggs'] });
  });
});
