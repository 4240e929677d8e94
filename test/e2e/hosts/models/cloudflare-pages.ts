/**
 * Cloudflare Pages, as its own server of assets has it (github.com/cloudflare/workers-sdk, packages/pages-shared, asset-server/handler.ts
 * and metadata-generator/parseRedirects.ts): redirects come first, whether there is a file or not; pages lose index.html and .html by
 * 308; the nearest 404.html up the tree answers, and where there is none, the home page does, as success.
 */
import type { Built } from '../built.ts';
import { type Asked, decode, listedType, type Model, type Reply, redirect } from './model.ts';
import { readHeaderRules, readRedirectRules, withRules } from './rule-files.ts';

/** The rest of its rules it passes over. */
const STATUSES = ['200', '301', '302', '303', '307', '308'];
const OWN = { 'Referrer-Policy': 'strict-origin-when-cross-origin', 'Access-Control-Allow-Origin': '*' };

export const cloudflarePages: Model = (built) => {
  const headers = readHeaderRules(built.root);
  const redirects = readRedirectRules(built.root).filter(({ status }) => STATUSES.includes(status));
  return (asked) => {
    const rule = redirects.find(({ from }) => from === asked.path);
    const reply = rule ? redirect(Number(rule.status), rule.to, asked) : find(built, asked);
    return { ...reply, headers: withRules({ ...reply.headers, ...OWN }, headers, asked.path) };
  };
};

function find(built: Built, asked: Asked): Reply {
  const path = decode(asked.path);
  const has = (name: string) => built.files.includes(name);
  if (path.endsWith('/')) {
    if (has(`${path}index.html`)) return serve(`${path}index.html`);
    return has(path.replace(/\/$/, '.html')) ? redirect(308, path.slice(0, -1), asked) : missing(built, path);
  }
  if (has(path) && path.endsWith('/index.html')) return redirect(308, path.slice(0, -'index.html'.length), asked);
  if (has(path) && path.endsWith('.html')) return redirect(308, path.slice(0, -'.html'.length), asked);
  if (has(path)) return serve(path);
  if (has(`${path}.html`)) return serve(`${path}.html`);
  return has(`${path}/index.html`) ? redirect(308, `${path}/`, asked) : missing(built, path);
}

function serve(file: string): Reply {
  const headers = { 'Content-Type': listedType(file), 'Cache-Control': 'public, max-age=0, must-revalidate' };
  return { status: 200, headers: { ...headers, 'X-Content-Type-Options': 'nosniff' } };
}

function missing({ files }: Pick<Built, 'files'>, path: string): Reply {
  const folder = path.slice(0, path.lastIndexOf('/'));
  if (files.includes(`${folder}/404.html`)) return { status: 404, headers: { 'Content-Type': listedType('404.html') } };
  return folder === '' ? serve('/index.html') : missing({ files }, folder);
}
