/** html-validate, with its standard rules, over every page. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate, Reporter } from 'html-validate/node';
import { openRealSite } from '../support/browser/sites.ts';
import { listPages } from '../support/pages.ts';

describe('every page', () => {
  it('is valid HTML', async () => {
    const { folder } = await openRealSite();
    const validator = new HtmlValidate(new FileSystemConfigLoader({ root: true, extends: ['html-validate:standard'] }));
    const pages = listPages(folder).map(({ file }) => join(folder, file));
    const report = Reporter.merge(pages.map((file) => validator.validateFileSync(file)));
    assert.ok(report.valid, formatterFactory('text')(report.results));
  });
});
