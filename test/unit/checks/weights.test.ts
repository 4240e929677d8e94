/** The weight budgets of pages. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { site } from '../../../build.ts';
import { buildSite } from '../../../engine/build/build.ts';
import { type Budgets, listExcesses } from '../../../engine/checks/index.ts';
import { copyFixture, fixtureOptions } from '../../support/fixture-site.ts';

const WEIGHTS = { page: 100, style: 50, script: 10, fonts: 20 };

describe('the budget of a page', () => {
  it('allows a page that weighs exactly as much', () =>
    assert.deepEqual(listExcesses(WEIGHTS, { page: 100, style: 50 }), []));

  it('names each part that is too heavy', () => {
    const excesses = listExcesses(WEIGHTS, { page: 99, style: 50, fonts: 19 });
    assert.deepEqual(Object.fromEntries(excesses.map(({ part, error }) => [part, error.message])), {
      page: '`page` weighs 100 bytes; its budget is 99.',
      fonts: '`fonts` weighs 20 bytes; its budget is 19.',
    });
  });
});

describe('a build with budgets', () => {
  const fixture = copyFixture();

  /** @param only the one kind of page that has budgets; by default, all kinds */
  const build = async (budgets: Budgets, only?: string): Promise<string[]> => {
    const getBudget = (kind: string) => (kind === (only ?? kind) ? budgets : {});
    const folders = { content: join(fixture.folder, 'content'), out: join(fixture.folder, 'dist') };
    const lines: string[] = [];
    await buildSite({ ...site, getBudget }, { ...fixtureOptions(lines), ...folders });
    return lines;
  };

  it('fails if a page is over the budget of its kind, and names its content file', async () => {
    const error = /content\/pages\/contact\.md:1:1 error `page` weighs \d+ bytes; its budget is 1000\. /;
    await assert.rejects(build({ page: 1000 }, 'contact'), error);
  });

  it('reports a heavy file only once if all pages load it, and names the file itself', async () => {
    const message = /^assets\/[^\n]*\.woff2:[^\n]*\nassets\/styles\/main\.css:[^\n]*\nclient\/main\.ts:[^\n]*$/;
    await assert.rejects(build({ style: 10, script: 10, fonts: 10 }), { message });
  });
});
