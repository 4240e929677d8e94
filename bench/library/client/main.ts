/** The script of every page: starts the finder. */
import { startFinder } from './finder.ts';

for (const root of document.querySelectorAll<HTMLElement>('[data-island="finder"]')) startFinder(root);
