/** React renders the markup and Preact hydrates it. Both must render the same HTML. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, it } from 'node:test';
import { load } from 'cheerio';
import * as esbuild from 'esbuild';
import { clientOptions } from '../../../engine/assets/client.ts';
import { buildFixture } from '../../support/fixture-site.ts';
import { project } from '../../support/project.ts';

/** Islands that hydrate a component, e.g. "menu". */
const COMPONENT_ISLANDS = readdirSync(join(project, 'client'), { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /\.ts$/.test(file) && / = makeComponentIsland\(/.test(readFileSync(join(project, 'client', file), 'utf8')),
  )
  .map((file) => ({ name: basename(file, '.ts'), path: `./client/${file.replaceAll('\\', '/')}` }));

const ENTRY = `
  import { createElement } from 'preact';
  import { render } from 'preact-render-to-string';
  ${COMPONENT_ISLANDS.map(({ path }, index) => `import { component as component${index} } from '${path}';`).join('\n')}
  const components = { ${COMPONENT_ISLANDS.map(({ name }, index) => `'${name}': component${index}`).join(', ')} };
  export const renderIsland = (name, props) => render(createElement(components[name], props));
`;

/** Puts attributes in one order, and boolean attributes in one form. */
function normalize(html: string): string {
  // `false`: adds no `html` and `body`.
  const page = load(html, null, false);
  for (const element of page('*').toArray()) {
    if (!('attribs' in element)) continue;
    element.attribs = Object.fromEntries(Object.entries(element.attribs).sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  return page.html();
}

const { outputFiles } = await esbuild.build({
  ...clientOptions,
  stdin: { contents: ENTRY, loader: 'tsx', resolveDir: project },
});
const preact: { renderIsland(name: string, props: object): string } = await import(
  `data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`
);
/** A site with every island. */
const town = await buildFixture('town');

describe('a component island', () => {
  for (const { name } of COMPONENT_ISLANDS) {
    it(`renders the same with Preact: ${name}`, () => {
      let compared = 0;
      for (const file of town.list().filter((path) => path.endsWith('.html'))) {
        const page = load(town.read(file));
        for (const island of page(`[data-island=${name}]`).toArray()) {
          const props = JSON.parse(page(island).children('script').text());
          const html = page(island).children('[data-island-root]').html() ?? '';
          assert.equal(normalize(preact.renderIsland(name, props)), normalize(html), file);
          compared += 1;
        }
      }
      assert.ok(compared > 0);
    });
  }
});
