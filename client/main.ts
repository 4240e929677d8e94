/** The script of every page: loads pictures, replaces failed ones, updates the copyright year, and starts islands when needed. */

import { loadPictures, replaceFailedPictures } from './pictures.ts';
import { updateYear } from './shell/year.ts';
import { hydrate } from './start-islands.ts';
import { untilActivated, untilParsed } from './triggers.ts';

untilParsed()
  .then(untilActivated)
  .then(() => {
    const root = document.documentElement;
    loadPictures(root);
    replaceFailedPictures(root.dataset['placeholder']);
    updateYear(new Date().getFullYear());
    hydrate();
  });
