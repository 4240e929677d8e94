/**
 * GitHub Pages takes no rules. Folders get their slash by 301, the site's own 404.html answers from any depth, and all may
 * be kept for ten minutes (github.com/slorber/trailing-slash-guide, docs/Hosting-Providers.md, as deployed there; response heads of
 * gist.github.com/jamesmacaulay/375a1fc9eacded79bcdc). Capitals count (github.com/mkdocs/mkdocs/issues/1899). Types are those of
 * mime-db (github.com/orgs/community/discussions/22863).
 */
import { decode, listedType, type Model, redirect } from './model.ts';

const CACHING = 'max-age=600';

export const githubPages: Model =
  ({ files, base }) =>
  (asked) => {
    const path = decode(asked.path);
    const file = [path, `${path}.html`, `${path}index.html`].find((name) => files.includes(name));
    if (file === undefined && files.includes(`${path}/index.html`)) return redirect(301, `${asked.path}/`, asked);
    const type = listedType(file ?? `${base}404.html`);
    return { status: file === undefined ? 404 : 200, headers: { 'Content-Type': type, 'Cache-Control': CACHING } };
  };
