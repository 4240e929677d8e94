/** `npm run check`, which decides whether content is published. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { serve } from '../../engine/dev-server/index.ts';
import { checkAccessibility } from '../check/accessibility.ts';
import { checkHtml } from '../check/html.ts';
import { checkLinks } from '../check/links.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

describe('a site with errors', () => {
  const folder = makeTemporaryFolder('site-with-errors');
  let served: Awaited<ReturnType<typeof serve>>;
  const site = () => ({ folder, address: served.address });

  before(async () => {
    const page = (text: string) =>
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title></head>
<body><main><h1>Page</h1>${text}</main></body></html>`;
    writeFileSync(join(folder, 'index.html'), page('<p><a href="/gone/">A</a> <a href="/other.html">B</a></p>'));
    writeFileSync(
      join(folder, 'other.html'),
      page('<img src="/index.html"><p style="color:#ccc">Too pale.</p><ul><p>No</p></ul>'),
    );
    served = await serve({ folder, base: '/', port: 0 });
  });
  after(() => served.close());

  // The build checks fragments: linkinator misses those of pages that it has already read.
  it('has its dead links reported', async () =>
    assert.match((await checkLinks(site())).join('\n'), /Dead link to \S+\/gone\/, which answers 404\./));

  it('has its HTML errors reported, with file and line', () =>
    assert.match(
      checkHtml(site()).join('\n'),
      /^other\.html:2:\d+\n {2}<p> element is not permitted as content under <ul>/m,
    ));

  it('has its accessibility errors reported by both runners', async () => {
    const errors = (await checkAccessibility(site())).join('\n');
    assert.match(errors, /axe image-alt/);
    assert.match(errors, /axe color-contrast/);
    assert.match(errors, /htmlcs WCAG2AA\.Principle1/);
  });
});
