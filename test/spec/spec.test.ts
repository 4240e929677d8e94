/** What the specification fixes, on the content as delivered. */
import { loadParts } from '../parts.ts';

await loadParts(import.meta.url);
