/** Everything that takes a browser, in one process: the sites are built once, and one browser serves all. */
import { after } from 'node:test';
import { loadParts } from '../parts.ts';
import { closeAll } from '../support/browser/close.ts';
import { KIND } from '../support/browser/kind.ts';

// WebKit is asked to do the main tasks; to all else it has no door.
await loadParts(import.meta.url, KIND === 'webkit' ? 'tasks' : '');
after(closeAll);
