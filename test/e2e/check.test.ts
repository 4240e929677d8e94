/** `npm run check`, which decides whether content is published. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { serve } from '../../engine/dev-server/index.ts';
import { checkAccessibility } from '../check/accessibility.ts';
import { checkHtml } from '../check/html.ts';
import { checkExternalLinks, checkLinks } from '../check/links.ts';
import { launchBrowser } from '../support/browser/launch.ts';
import { startServer } from '../support/start-server.ts';
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

it('a page is tried once more if the browser crashes, and so are those after it', async () => {
  const folder = makeTemporaryFolder('site-that-crashes');
  const html = '<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1></main></html>';
  for (const name of ['a', 'b', 'c', 'd']) writeFileSync(join(folder, `${name}.html`), html);
  const { browser, options } = await launchBrowser();
  await browser.close();
  const wrapper = join(makeTemporaryFolder('bin'), 'browser');
  writeFileSync(wrapper, `#!/bin/sh\necho $$ > ${wrapper}.pid\nexec '${options.executablePath}' "$@"\n`, {
    mode: 0o755,
  });
  let hasCrashed = false;
  const { port, close } = await startServer((request, response) => {
    if (request.url?.startsWith('/b.html') && !hasCrashed) {
      hasCrashed = true;
      process.kill(Number(readFileSync(`${wrapper}.pid`, 'utf8')), 'SIGKILL');
    }
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(html);
  });
  const { CHROME_PATH } = process.env;
  process.env['CHROME_PATH'] = wrapper;
  const errors = await checkAccessibility({ folder, address: `http://127.0.0.1:${port}/` });
  if (CHROME_PATH === undefined) delete process.env['CHROME_PATH'];
  else process.env['CHROME_PATH'] = CHROME_PATH;
  await close();
  assert.deepEqual([hasCrashed, errors], [true, []]);
});

it('links to other sites are reported if their pages are gone, not if these refuse programs', async () => {
  const folder = makeTemporaryFolder('site-with-links');
  const other = await startServer(({ url }, response) => {
    response.writeHead(url === '/gone' ? 404 : url === '/refused' ? 403 : 200).end();
  });
  const address = `http://localhost:${other.port}`;
  const links = ['/', '/gone', '/refused'].map((path) => `<a href="${address}${path}">A</a>`);
  writeFileSync(join(folder, 'index.html'), `<title>Page</title>${links.join('')}<a href="https://own.test/">B</a>`);
  const { address: own, close } = await serve({ folder, base: '/', port: 0 });
  const errors = await checkExternalLinks({ folder, address: own }, 'https://own.test');
  await Promise.all([close(), other.close()]);
  assert.deepEqual(errors, [`${own}\n  Dead link to ${address}/gone, which answers 404.`]);
});
