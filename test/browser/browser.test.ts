/** Everything that takes a browser, in one process: the sites are built once, and one browser serves all. */
import { after } from 'node:test';
import { loadParts } from '../parts.ts';
import { closeAll } from './support/close.ts';

await loadParts(import.meta.url);
after(closeAll);
