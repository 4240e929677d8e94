/** The workshop as a maintainer sees it, in a browser of its own. */
import { after } from 'node:test';
import { closeAll } from '../../browser/support/close.ts';
import { loadParts } from '../../parts.ts';

await loadParts(import.meta.url);
after(closeAll);
