/**
 * `npm run check -- [FOLDER]`: what continuous integration asks of a built site, whatever its content: no dead link (linkinator), valid
 * HTML (html-validate), and no accessibility error (pa11y-ci with axe and HTML_CodeSniffer) on any page. Default: `dist`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../engine/dev-server/index.ts';
import { listPages } from '../support/pages.ts';
import { checkAccessibility } from './accessibility.ts';
import { checkHtml } from './html.ts';
import { checkLinks } from './links.ts';

const [folder = 'dist'] = process.argv.slice(2);
const pages = listPages(folder);
const { start_url: base } = JSON.parse(readFileSync(join(folder, 'site.webmanifest'), 'utf8'));
const { address, close } = await serve({ folder, base, port: 0 });
const site = { folder, address };
const errors = [...(await checkLinks(site)), ...checkHtml(site), ...(await checkAccessibility(site))];
await close();
for (const error of errors) console.error(error);
console.log(`${pages.length} pages checked, ${errors.length === 1 ? '1 error' : `${errors.length} errors`}`);
process.exitCode = errors.length > 0 ? 1 : 0;
