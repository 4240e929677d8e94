/** The one script of every page: mends pictures, raises the year, and brings islands to life when they are needed. */

import { raiseYear } from './frame/year.ts';
import { hydrate } from './hydrate.ts';
import { holdPictures, mendPictures } from './pictures.ts';

const root = document.documentElement;
holdPictures(root);
mendPictures(root.dataset.placeholder);
raiseYear(new Date().getFullYear());
hydrate();
