/** `npm run check:html`: html-validate, with its standard rules, over every page. */
import { join } from 'node:path';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate, Reporter } from 'html-validate/node';
import { listPages } from '../support/pages.ts';

const [folder = 'dist'] = process.argv.slice(2);
const validator = new HtmlValidate(new FileSystemConfigLoader({ root: true, extends: ['html-validate:standard'] }));
const pages = listPages(folder);
const report = Reporter.merge(pages.map(({ file }) => validator.validateFileSync(join(folder, file))));

if (!report.valid) console.error(formatterFactory('text')(report.results));
console.log(`${pages.length} pages, ${report.errorCount} faults of HTML`);
process.exitCode = report.valid ? 0 : 1;
