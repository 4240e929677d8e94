/** React writes the markup and Preact takes it over: on every page, both must draw the same. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, it } from 'node:test';
import { load } from 'cheerio';
import * as esbuild from 'esbuild';
import { clientOptions } from '../../../engine/assets/client.ts';
import { openRealSite, openTown } from '../../support/browser/sites.ts';
import { listPages } from '../../support/pages.ts';
import { project } from '../../support/project.ts';

/** The islands that are components, e.g. "menu": their scripts hydrate one. */
const SCRIPTS = readdirSync(join(project, 'client'), { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /\.ts$/.test(file) && / = makeComponentIsland\(/.test(readFileSync(join(project, 'client', file), 'utf8')),
  )
  .map((file) => ({ name: basename(file, '.ts'), path: `./client/${file.replaceAll('\\', '/')}` }));

/** Those components as Preact draws them. */
const ENTRY = `
  import { createElement } from 'preact';
  import { render } from 'preact-render-to-string';
  ${SCRIPTS.map(({ path }, index) => `import { component as component${index} } from '${path}';`).join('\n')}
  const components = { ${SCRIPTS.map(({ name }, index) => `'${name}': component${index}`).join(', ')} };
  export const draw = (name, props) => render(createElement(components[name], props));
`;

/** In one form: attributes in order, one way to write those that are just there. */
function normalize(html: string): string {
  const page = load(html, null, false);
  for (const element of page('*').toArray()) {
    if (!('attribs' in element)) continue;
    element.attribs = Object.fromEntries(Object.entries(element.attribs).sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  return page.html();
}

const { outputFiles, metafile } = await esbuild.build({
  ...clientOptions,
  stdin: { contents: ENTRY, loader: 'tsx', resolveDir: project },
  metafile: true,
});
const preact: { draw(name: string, props: object): string } = await import(
  `data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`
);
/** The pages of both sites: the real one need not have every island. */
const pages = [await openRealSite(), await openTown()].flatMap(({ folder }) =>
  listPages(folder).map(({ file }) => join(folder, file)),
);

describe('an island of React', () => {
  it('is there to be compared', () => assert.ok(SCRIPTS.length > 0));

  for (const { name } of SCRIPTS) {
    it(`draws the same with Preact: ${name}`, () => {
      let compared = 0;
      for (const file of pages) {
        const page = load(readFileSync(file, 'utf8'));
        for (const island of page(`[data-island=${name}]`).toArray()) {
          const props = JSON.parse(page(island).children('script').text());
          const html = page(island).children('[data-island-root]').html() ?? '';
          assert.equal(normalize(preact.draw(name, props)), normalize(html), file);
          compared += 1;
        }
      }
      assert.ok(compared > 0);
    });
  }

  it('is bundled without React, as it ships', () => {
    const files = Object.keys(metafile.inputs);
    assert.deepEqual(
      files.filter((file) => /node_modules\/react/.test(file)),
      [],
    );
  });
});
