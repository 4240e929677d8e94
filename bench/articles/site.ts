/** A site of as many articles as the bench asks for, all alike: its builds are measured. */
import { fileURLToPath } from 'node:url';
import { simpleSite } from '../simple-site.ts';
import { type Content, collections } from './content.ts';
import { listPages, type Page, renderBody } from './pages.tsx';

export const articles = simpleSite<Content, Page>({
  root: fileURLToPath(new URL('.', import.meta.url)),
  rules: {
    collections,
    finish: (content, { origin, base }) => {
      const { site } = content;
      return { ...content, site: { ...site, origin: origin ?? site.origin, base: base ?? site.base } };
    },
  },
  routes: listPages,
  body: renderBody,
  theme: { paper: '#ffffff', darkPaper: '#10151f', typefaces: [] },
  islands: [],
});
