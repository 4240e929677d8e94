import { extname } from 'node:path';
import { getMediaType } from '../core/index.ts';
import { CACHING, type HostRules, joinLines } from './host-rules.ts';

/** Netlify and Cloudflare Pages serve these with the right type. */
const KNOWN_TYPES = /\.(html|css|js|json|xml|txt|svg|png|jpe?g|gif|webp|avif|ico|woff2?|pdf|mp[34]|webm|zip)$/;

/** `_headers` and `_redirects`, which Netlify and Cloudflare Pages read alike, except where noted. */
export function formatHeaderFiles(rules: HostRules): Record<string, string> {
  const redirects = listRedirects(rules);
  const files = { _headers: joinLines(listHeaders(rules)) };
  return redirects.length === 0 ? files : { ...files, _redirects: joinLines(redirects) };
}

/** Both hosts join all rules that match, so only one rule may set a header. Both revalidate files unless a rule says otherwise. */
function listHeaders({ base, hosts, security, paths }: HostRules): string[] {
  const typed = paths.filter((path) => extname(path) !== '' && !KNOWN_TYPES.test(path)).sort();
  // Every page preloads all fonts. Cloudflare Pages sends their links ahead of a page, with status 103 (docs/hosting.md).
  const fonts = hosts.includes('cloudflare-pages') ? paths.filter((path) => /^assets\/.*\.woff2$/.test(path)) : [];
  const hints = fonts.map((path) => ['Link', `<${base}${path}>; rel=preload; as=font; crossorigin`]);
  const blocks = [
    { path: `${base}*`, headers: security },
    // The home page, and all other pages.
    ...(fonts.length > 0 ? [base, `${base}*/`] : []).map((path) => ({ path, headers: hints })),
    { path: `${base}assets/*`, headers: [['Cache-Control', CACHING.assets]] },
    // Netlify may not support a star before an ending, so each file is listed. Its header names are case-sensitive.
    ...typed.map((path) => ({ path: base + path, headers: [['Content-Type', getMediaType(path)]] })),
  ];
  return blocks.flatMap(({ path, headers }) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)]);
}

function listRedirects({ base, hosts, redirects }: HostRules): string[] {
  // Netlify needs "!" to redirect where there is a page; Cloudflare Pages does not support it.
  const status = hosts.includes('cloudflare-pages') ? '301' : '301!';
  const lines = redirects.map(({ from, to }) => `${from} ${to} ${status}`);
  // Netlify finds an error page at the root only. Cloudflare Pages ignores this line and finds the nearest one.
  const needsErrorPage = hosts.includes('netlify') && base !== '/';
  return needsErrorPage ? [...lines, `${base}* ${base}404.html 404`] : lines;
}
