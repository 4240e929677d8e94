/** Netlify and Cloudflare Pages, which read `_headers` and `_redirects`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostedSite } from '../built.ts';
import { decode, findType, type Model, type ModelRequest, type Reply, redirect } from './model.ts';

interface RedirectRule {
  from: string;
  to: string;
  /** As in `_redirects`, e.g. "301!": the "!" forces the redirect, even if there is a file at `from`. */
  status: string;
}

/**
 * Netlify with its pretty URLs, the default. It redirects folders to their path with a slash
 * (github.com/slorber/trailing-slash-guide, docs/Hosting-Providers.md) and pages to their path in lowercase
 * (github.com/mdn/yari/issues/35, github.com/mkdocs/mkdocs/issues/1899), both by 301, and ignores the case of other files
 * (github.com/vuejs/vitepress/pull/203). A file precedes a redirect that is not forced
 * (answers.netlify.com/t/changed-behavior-in-redirects/10084). A rule applies to a path with and without a slash at its end.
 * Without a rule, only the 404.html at the root is an error page (docs.netlify.com/manage/routing/redirects).
 */
export const netlify: Model = (built) => {
  const redirects = readRedirectRules(built.root);
  return withHeaderRules(built, (request) => answerOnNetlify(built, redirects, request));
};

function answerOnNetlify({ files }: HostedSite, redirects: readonly RedirectRule[], request: ModelRequest): Reply {
  const serve = (file: string, status = 200) => ({
    status,
    headers: { 'Content-Type': findType(file), 'Cache-Control': 'public,max-age=0,must-revalidate' },
  });
  const follow = ({ to, status }: RedirectRule) => {
    const code = Number.parseInt(status, 10);
    return code === 404 ? serve(to, 404) : redirect(code, to, request);
  };
  const path = decode(request.path);
  const rules = redirects.filter(({ from }) => isMatch(from, path) || isMatch(from, `${path}/`));
  const forced = rules.find(({ status }) => status.endsWith('!'));
  if (forced) return follow(forced);
  const lowercase = path.toLowerCase();
  const has = (name: string) => files.some((file) => file.toLowerCase() === name);
  if (has(lowercase)) return serve(path);
  if (lowercase.endsWith('/') && has(`${lowercase}index.html`)) {
    return lowercase === path ? serve('index.html') : redirect(301, lowercase, request);
  }
  if (has(`${lowercase}/index.html`)) return redirect(301, path === lowercase ? `${lowercase}/` : lowercase, request);
  // Netlify's own error page is plain text. No such file exists: its name only sets the type.
  return rules[0] ? follow(rules[0]) : serve(files.includes('/404.html') ? '404.html' : 'plain.txt', 404);
}

/** The status codes of Cloudflare Pages. It ignores rules with others. */
const STATUSES = ['200', '301', '302', '303', '307', '308'];
const CLOUDFLARE_HEADERS = { 'Referrer-Policy': 'strict-origin-when-cross-origin', 'Access-Control-Allow-Origin': '*' };

/**
 * Cloudflare Pages, like the source of its asset server (github.com/cloudflare/workers-sdk, packages/pages-shared,
 * asset-server/handler.ts and metadata-generator/parseRedirects.ts). Redirect rules come first, whether there is a file or not.
 * Paths that end in index.html or .html are redirected to the path without it, by 308. The error page is the nearest 404.html
 * up the tree; without any, the home page is sent with status 200.
 */
export const cloudflarePages: Model = (built) => {
  const redirects = readRedirectRules(built.root).filter(({ status }) => STATUSES.includes(status));
  return withHeaderRules(built, (request) => {
    const rule = redirects.find(({ from }) => from === request.path);
    const reply = rule ? redirect(Number(rule.status), rule.to, request) : answerOnCloudflare(built, request);
    return { ...reply, headers: { ...reply.headers, ...CLOUDFLARE_HEADERS } };
  });
};

function answerOnCloudflare({ files }: HostedSite, request: ModelRequest): Reply {
  const path = decode(request.path);
  const has = (name: string) => files.includes(name);
  if (path.endsWith('/')) {
    if (has(`${path}index.html`)) return serveOnCloudflare(`${path}index.html`);
    return has(path.replace(/\/$/, '.html')) ? redirect(308, path.slice(0, -1), request) : notFound(files, path);
  }
  if (has(path) && path.endsWith('/index.html')) return redirect(308, path.slice(0, -'index.html'.length), request);
  if (has(path) && path.endsWith('.html')) return redirect(308, path.slice(0, -'.html'.length), request);
  if (has(path)) return serveOnCloudflare(path);
  if (has(`${path}.html`)) return serveOnCloudflare(`${path}.html`);
  return has(`${path}/index.html`) ? redirect(308, `${path}/`, request) : notFound(files, path);
}

function serveOnCloudflare(file: string): Reply {
  const headers = { 'Content-Type': findType(file), 'Cache-Control': 'public, max-age=0, must-revalidate' };
  return { status: 200, headers: { ...headers, 'X-Content-Type-Options': 'nosniff' } };
}

function notFound(files: readonly string[], path: string): Reply {
  const folder = path.slice(0, path.lastIndexOf('/'));
  if (files.includes(`${folder}/404.html`)) return { status: 404, headers: { 'Content-Type': findType('404.html') } };
  return folder === '' ? serveOnCloudflare('/index.html') : notFound(files, folder);
}

function readRedirectRules(root: string): RedirectRule[] {
  return readLines(join(root, '_redirects')).map((line) => {
    const [from = '', to = '', status = ''] = line.trim().split(/\s+/);
    return { from, to, status };
  });
}

/**
 * Adds the headers of all rules for a path. They replace those of the host. If several rules set the same header, its values are
 * joined (developers.cloudflare.com/pages/configuration/headers, docs.netlify.com/manage/routing/headers).
 */
function withHeaderRules({ root }: HostedSite, answer: (request: ModelRequest) => Reply): ReturnType<Model> {
  const lines = readLines(join(root, '_headers'));
  return (request) => {
    const { status, headers } = answer(request);
    const added: Record<string, string> = {};
    let applies = false;
    for (const line of lines) {
      const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
      if (name === undefined || value === undefined) applies = isMatch(line.trim(), request.path);
      else if (applies) added[name] = name in added ? `${added[name]}, ${value}` : value;
    }
    return { status, headers: { ...headers, ...added } };
  };
}

function readLines(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
}

/** Whether a rule matches a path; a star matches anything (packages/workers-shared of Cloudflare, rules-engine.ts). */
function isMatch(rule: string, path: string): boolean {
  const [start = '', end] = rule.split('*');
  return end === undefined ? rule === path : path.startsWith(start) && path.slice(start.length).endsWith(end);
}
