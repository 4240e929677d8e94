/** The one script of every page: mends pictures, raises the year, and brings islands to life when they are needed. */

import { raiseYear } from './frame/year.ts';
import { hydrate } from './hydrate.ts';
import { holdPictures, mendPictures } from './pictures.ts';

holdPictures(document.documentElement);
mendPictures(document.documentElement.dataset.placeholder);
raiseYear(new Date().getFullYear());
hydrate();
