/** `npm run check:links -- [FOLDER]`: which links of a built site lead to pages of other sites that are gone. Default: `dist`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../engine/dev-server/index.ts';
import { checkExternalLinks } from './links.ts';

const [folder = 'dist'] = process.argv.slice(2);
const { start_url: base } = JSON.parse(readFileSync(join(folder, 'site.webmanifest'), 'utf8'));
const [, own = ''] =
  /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
const { address, close } = await serve({ folder, base, port: 0 });
const errors = await checkExternalLinks({ folder, address }, own);
await close();
for (const error of errors) console.error(error);
process.exitCode = errors.length > 0 ? 1 : 0;
