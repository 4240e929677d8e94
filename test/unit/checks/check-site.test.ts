import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { checkSite } from '../../../engine/checks/check-site.ts';
import type { SourcePage } from '../../../engine/checks/locate.ts';
import { BuildFailure } from '../../../engine/core/diagnostics.ts';
import { scan } from '../../../engine/render/scan.ts';
import { listChecks, readTable } from '../../support/table.ts';

const DESCRIPTION = 'A description that is long enough for search results, and no longer.';

describe('the check of the finished site', () => {
  for (const [row, check] of listChecks('page-bodies', (body) =>
    errorsOf({ body }).replaceAll('home.md:1:1 error ', ''),
  ))
    it(`reports the errors in the body of a page: ${row}`, check);

  const rows = z.array(
    z.object({
      ...{ it: z.string(), pages: z.array(z.string()).optional(), description: z.string().optional() },
      ...{ body: z.string().optional(), base: z.string().optional(), errors: z.string() },
    }),
  );
  for (const { it: name, errors, ...site } of readTable('site-errors', rows)) {
    it(name, () => assert.equal(errorsOf(site), errors));
  }
});

const SITE = {
  settings: { origin: 'https://tiny.test', base: '/' },
  ...{ published: { files: [], errors: [] }, sources: [], inlineScripts: [], resolved: { drafts: new Map() } },
};
const listOutputs = (pages: readonly SourcePage[]) => [
  ...pages.map(({ output }) => output),
  'site.css',
  'assets/site.js',
];

/** The errors of a site whose pages all have this description and body. */
function errorsOf({ pages: paths = ['/'], description = DESCRIPTION, body = '<h1>Hello</h1>', base = '/' }) {
  const pages = paths.map(pageAt);
  const head = `<title>Hello</title><meta name="description" content="${description}">`;
  const html = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
  const rendered = pages.map((page) => ({ page, scans: [scan(html)] }));
  const errors = checkSite({ ...SITE, rendered, settings: { ...SITE.settings, base } }, listOutputs(pages));
  return new BuildFailure(errors).message;
}

function pageAt(path: string): SourcePage {
  const source = path === '/' ? 'home.md' : `${path.slice(1, -1)}.md`;
  return { path, output: `${path.slice(1)}index.html`, source };
}
