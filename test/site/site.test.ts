/** What holds for the real site, whatever its content says. */
import { loadParts } from '../parts.ts';

await loadParts(import.meta.url);
