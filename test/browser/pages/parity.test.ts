/** React writes the markup and Preact takes it over: on every page, both must draw the same. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { before, describe, it } from 'node:test';
import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import type { AnyNode } from 'domhandler';
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

interface PreactIslands {
  draw(name: string, props: object): string;
}

async function bundle() {
  const { outputFiles, metafile } = await esbuild.build({
    ...clientOptions,
    stdin: { contents: ENTRY, loader: 'tsx', resolveDir: project },
    metafile: true,
  });
  return { code: outputFiles[0]?.text ?? '', files: Object.keys(metafile.inputs) };
}

async function loadPreactIslands(): Promise<PreactIslands> {
  const { code } = await bundle();
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
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

/** The pages of both sites: the real one need not have every island. */
async function listFiles(): Promise<string[]> {
  const folders = [(await openRealSite()).folder, (await openTown()).folder];
  return folders.flatMap((folder) => listPages(folder).map(({ file }) => join(folder, file)));
}

describe('an island of React', () => {
  let preact: PreactIslands;
  before(async () => {
    preact = await loadPreactIslands();
  });

  for (const { name } of SCRIPTS) {
    it(`draws the same with Preact: ${name}`, async () => {
      let compared = 0;
      for (const file of await listFiles()) {
        const page = load(readFileSync(file, 'utf8'));
        for (const island of page(`[data-island=${name}]`).toArray()) {
          const props = JSON.parse(page(island).children('script').text());
          const html = page(island).children('[data-island-root]').html() ?? '';
          assert.deepEqual(parse(preact.draw(name, props)), parse(html), file);
          compared += 1;
        }
      }
      assert.ok(compared > 0);
    });
  }

  it('is bundled without React, as it ships', async () => {
    const { files } = await bundle();
    assert.deepEqual(
      files.filter((file) => /node_modules\/react/.test(file)),
      [],
    );
  });

  it('is there to be compared', () => assert.ok(SCRIPTS.length > 0));
});
