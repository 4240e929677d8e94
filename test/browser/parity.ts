/** React writes the markup and Preact takes it over: on every page, both must draw the same. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import type { AnyNode } from 'domhandler';
import * as esbuild from 'esbuild';
import { listPages } from '../gates/pages.ts';
import { openStage } from './stage.ts';

type Draw = (props: object) => string;

const NAMES = ['menu', 'tabs', 'dividend', 'food-show', 'opening'] as const;

const ENTRY = `
  import { render } from 'preact-render-to-string';
  import { BothMenus } from './components/BothMenus.tsx';
  import { TabRow } from './components/TabRow.tsx';
  import { DividendCalculator } from './components/calculator/DividendCalculator.tsx';
  import { FoodShowCalculator } from './components/calculator/FoodShowCalculator.tsx';
  import { OpeningCalculator } from './components/calculator/OpeningCalculator.tsx';
  export const menu = (props) => render(<BothMenus {...props} />);
  export const tabs = (props) => render(<TabRow {...props} />);
  export const dividend = (props) => render(<DividendCalculator {...props} />);
  const foodShow = (props) => render(<FoodShowCalculator {...props} />);
  export const opening = (props) => render(<OpeningCalculator {...props} />);
  export { foodShow as 'food-show' };
`;

/** The islands' components as Preact draws them, bundled with the aliases of build/client.ts. */
async function loadPreactIslands(): Promise<Record<(typeof NAMES)[number], Draw>> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: ENTRY, loader: 'tsx', resolveDir: fileURLToPath(new URL('../..', import.meta.url)) },
    alias: { react: 'preact/compat', 'react/jsx-runtime': 'preact/jsx-runtime' },
    jsx: 'automatic',
    bundle: true,
    write: false,
    format: 'esm',
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
}

/** A tree in one form: attributes in order, one way to write those that are just there. */
function normalise(nodes: Cheerio<AnyNode>, page: CheerioAPI): unknown[] {
  return nodes
    .contents()
    .toArray()
    .map((node) => {
      if (!('attribs' in node)) return page(node).text();
      const attributes = Object.entries(node.attribs).sort(([a], [b]) => (a < b ? -1 : 1));
      return [node.name, attributes, normalise(page(node), page)];
    });
}

function parse(html: string): unknown[] {
  const page = load(html, null, false);
  return normalise(page.root(), page);
}

describe('an island of React', () => {
  for (const name of NAMES) {
    it(`draws the same with Preact: ${name}`, async () => {
      const { folder } = await openStage();
      const draw = (await loadPreactIslands())[name];
      let compared = 0;
      for (const { file } of listPages(folder)) {
        const page = load(readFileSync(join(folder, file), 'utf8'));
        for (const island of page(`[data-island=${name}]`).toArray()) {
          const props = JSON.parse(page(island).children('script').text());
          const html = page(island).children('[data-island-root]').html() ?? '';
          assert.deepEqual(parse(draw(props)), parse(html), file);
          compared += 1;
        }
      }
      assert.ok(compared > 0);
    });
  }
});
