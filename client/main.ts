/** The script of every page: repairs pictures, updates the year, and starts islands when needed. */

import { raiseYear } from './frame/year.ts';
import { hydrate } from './hydrate.ts';
import { holdPictures, mendPictures } from './pictures.ts';

const root = document.documentElement;
holdPictures(root);
mendPictures(root.dataset.placeholder);
raiseYear(new Date().getFullYear());
hydrate();
