/** axe and HTML_CodeSniffer over every page and state, by pa11y-ci, as the design card asks. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Target } from 'pa11y-ci';
import type { LaunchOptions } from 'puppeteer-core';
import { serve } from '../../engine/dev-server/index.ts';
import { launchBrowser } from '../support/browser/launch.ts';
import { openRealSite } from '../support/browser/sites.ts';
import { listPages } from '../support/pages.ts';
import { testAll } from './a11y-runs.ts';
import { listTargets } from './a11y-states.ts';

describe('every page, in every state', () => {
  let launch: LaunchOptions;
  let targets: Target[];
  let close: () => Promise<void>;
  before(async () => {
    const { browser, options } = await launchBrowser();
    await browser.close();
    launch = options;
    const { folder } = await openRealSite();
    const copy = copyWithoutRedirects(folder);
    const served = await serve({ folder: copy, base: '/', port: 0 });
    targets = listTargets(
      served.address,
      listPages(folder).map(({ path, file }) => ({ path, html: readFileSync(join(folder, file), 'utf8') })),
    );
    close = async () => {
      await served.close();
      rmSync(copy, { recursive: true });
    };
  });
  after(() => close());

  it('passes axe in light, dark and forced colors, and HTML_CodeSniffer', async () => {
    const verdicts: object[] = [];
    await testAll(targets, launch, (name, verdict) => verdicts.push({ name, ...verdict }));
    assert.deepEqual(
      verdicts,
      verdicts.map((verdict) => ({ ...verdict, faults: [], tested: targets.length })),
    );
    assert.equal(verdicts.length, 4);
  });
});

/** The small pages redirect at once; without that they can be tested. */
function copyWithoutRedirects(from: string): string {
  const to = mkdtempSync(join(tmpdir(), 'a11y-'));
  cpSync(from, to, { recursive: true });
  for (const { file } of listPages(to)) {
    const html = readFileSync(join(to, file), 'utf8');
    writeFileSync(join(to, file), html.replace(/<meta http-equiv="refresh"[^>]*>/, ''));
  }
  return to;
}
