/** The one script: brings the finder to life. */
import { filterList } from './finder.ts';

for (const root of document.querySelectorAll<HTMLElement>('[data-island="finder"]')) filterList(root);
