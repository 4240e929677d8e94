/** A site of many similar articles, on which builds are timed. */
import { fileURLToPath } from 'node:url';
import { simpleSite } from '../simple-site.ts';
import { type ArticlesContent, collections } from './content.ts';
import { type ArticlePage, listRoutes, renderBody } from './pages.tsx';

export const articles = simpleSite<ArticlesContent, ArticlePage>({
  // Resolved by name, because `import.meta.url` is the URL of the bundle (engine/cli/load-code.js).
  root: fileURLToPath(new URL('.', import.meta.resolve('#project/bench/articles/site.ts'))),
  rules: {
    collections,
    finish: (content, { origin, base }) => {
      const { site } = content;
      return { ...content, site: { ...site, origin: origin ?? site.origin, base: base ?? site.base } };
    },
  },
  routes: listRoutes,
  renderBody,
  theme: { background: '#ffffff', darkBackground: '#10151f', typefaces: [] },
});
