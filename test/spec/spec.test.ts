/** What the specification fixes, on the content as delivered. */
import { after } from 'node:test';
import { closeAll } from '../browser/support/close.ts';
import { loadParts } from '../parts.ts';

await loadParts(import.meta.url);
after(closeAll);
