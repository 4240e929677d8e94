/** A second site on the engine, to show that the engine does not depend on the first. */
import { fileURLToPath } from 'node:url';
import { type SimpleSiteDefinition, simpleSite } from '../simple-site.ts';
import { collections, type LibraryContent } from './content.ts';
import { type LibraryPage, listRoutes, renderBody } from './pages.tsx';
import { theme } from './theme.tsx';

export const definition: SimpleSiteDefinition<LibraryContent, LibraryPage> = {
  // Resolved by name, because `import.meta.url` is the URL of the bundle (engine/cli/load-code.js).
  root: fileURLToPath(new URL('.', import.meta.resolve('#project/bench/library/site.ts'))),
  rules: {
    collections,
    finish: (content, { origin, base }) => {
      const site = { ...content.site, origin: origin ?? content.site.origin, base: base ?? content.site.base };
      return { ...content, site };
    },
  },
  routes: listRoutes,
  renderBody,
  theme,
};

export const library = simpleSite(definition);
