/**
 * `npm run check -- [FOLDER]`: what continuous integration asks of a built site, whatever its content: no dead link (linkinator), valid
 * HTML (html-validate), no accessibility error (pa11y-ci with axe and HTML_CodeSniffer) on any page, and no code over its budget. It
 * warns of heavy pages. Default: `dist`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../engine/dev-server/index.ts';
import { listPages } from '../support/pages.ts';
import { checkAccessibility } from './accessibility.ts';
import { checkCodeWeights } from './code-weights.ts';
import { checkHtml } from './html.ts';
import { checkLinks } from './links.ts';
import { listHeavyPages } from './page-weights.ts';

const [folder = 'dist'] = process.argv.slice(2);
const pages = listPages(folder);
const { start_url: base } = JSON.parse(readFileSync(join(folder, 'site.webmanifest'), 'utf8'));
const { address, close } = await serve({ folder, base, port: 0 });
const site = { folder, address };
const errors = [
  ...(await checkCodeWeights()),
  ...(await checkLinks(site)),
  ...checkHtml(site),
  ...(await checkAccessibility(site)),
];
await close();
for (const warning of listHeavyPages(site)) console.log(`warning: ${warning}`);
for (const error of errors) console.error(error);
console.log(`${pages.length} pages checked, ${errors.length === 1 ? '1 error' : `${errors.length} errors`}`);
process.exitCode = errors.length > 0 ? 1 : 0;
