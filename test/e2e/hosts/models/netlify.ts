/**
 * Netlify with its pretty URLs, which are on unless they are switched off: folders get their slash by 301
 * (github.com/slorber/trailing-slash-guide, docs/Hosting-Providers.md, as deployed there), pages get small letters by 301
 * (github.com/mdn/yari/issues/35, github.com/mkdocs/mkdocs/issues/1899), and other files are found in any (github.com/vuejs/vitepress/pull/203).
 * A file goes before a redirect that is not forced (answers.netlify.com/t/changed-behavior-in-redirects/10084); a rule holds with the slash
 * at its end and without; only 404.html at the top answers by itself (docs.netlify.com/manage/routing/redirects).
 */
import type { Built } from '../built.ts';
import { type Asked, decode, listedType, type Model, type Reply, redirect } from './model.ts';
import { matches, type RedirectRule, readHeaderRules, readRedirectRules, withRules } from './rule-files.ts';

const CACHING = 'public,max-age=0,must-revalidate';

export const netlify: Model = (built) => {
  const headers = readHeaderRules(built.root);
  const redirects = readRedirectRules(built.root);
  return (asked) => {
    const reply = find(built, redirects, asked);
    return { ...reply, headers: withRules(reply.headers, headers, asked.path) };
  };
};

function find(built: Built, redirects: readonly RedirectRule[], asked: Asked): Reply {
  const path = decode(asked.path);
  const rules = redirects.filter(({ from }) => matches(from, path) || matches(from, `${path}/`));
  const forced = rules.find(({ status }) => status.endsWith('!'));
  if (forced) return follow(forced, asked);
  const small = path.toLowerCase();
  const has = (name: string) => built.files.some((file) => file.toLowerCase() === name);
  if (has(small)) return serve(path, 200);
  if (small.endsWith('/') && has(`${small}index.html`)) {
    return small === path ? serve('index.html', 200) : redirect(301, small, asked);
  }
  if (has(`${small}/index.html`)) return redirect(301, path === small ? `${small}/` : small, asked);
  const [rule] = rules;
  if (rule) return follow(rule, asked);
  return serve(built.files.includes('/404.html') ? '404.html' : 'plain.txt', 404);
}

function follow({ to, status }: RedirectRule, asked: Asked): Reply {
  const code = Number.parseInt(status, 10);
  return code === 404 ? serve(to, 404) : redirect(code, to, asked);
}

function serve(file: string, status: number): Reply {
  return { status, headers: { 'Content-Type': listedType(file), 'Cache-Control': CACHING } };
}
