/** The script of every page: starts the finder. */
import { filterList } from './finder.ts';

for (const root of document.querySelectorAll<HTMLElement>('[data-island="finder"]')) filterList(root);
