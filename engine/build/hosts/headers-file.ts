/** `_headers` and `_redirects`, which Netlify and Cloudflare Pages read alike, except where noted. */
import { extname } from 'node:path';
import { type Finding, type HostName, type Output, typeOf } from '../../core/index.ts';
import { CACHING, type HostRules, type Redirect } from './rules.ts';

type FileHost = Extract<HostName, 'netlify' | 'cloudflare-pages'>;

/**
 * Both hosts join all rules that match, so no header may be set by two of them. By default both revalidate what is not an asset.
 * @returns nothing where there are no rules
 */
export function writeHeaderFiles(rules: HostRules, hosts: readonly FileHost[]): Output[] {
  const redirects = writeRedirects(rules, hosts);
  return [
    { path: '_headers', content: writeHeaders(rules) },
    ...(redirects.length === 0 ? [] : [{ path: '_redirects', content: `${redirects.join('\n')}\n` }]),
  ];
}

function writeHeaders({ base, security, paths }: HostRules): string {
  const typed = paths.filter((path) => extname(path) !== '' && !KNOWN.test(path)).sort();
  const blocks = [
    { path: `${base}*`, headers: security },
    { path: `${base}assets/*`, headers: [['Cache-Control', CACHING.assets] as const] },
    // Netlify allows a star only at the end, so each file is named; header names are case-sensitive there.
    ...typed.map((path) => ({ path: base + path, headers: [['Content-Type', typeOf(path)] as const] })),
  ];
  const lines = blocks.flatMap(({ path, headers }) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)]);
  return `${lines.join('\n')}\n`;
}

/** Both hosts serve these with the right type. */
const KNOWN = /\.(html|css|js|json|xml|txt|svg|png|jpe?g|gif|webp|avif|ico|woff2?|pdf|mp[34]|webm|zip)$/;

function writeRedirects({ base, redirects }: HostRules, hosts: readonly FileHost[]): string[] {
  const forNetlify = hosts.includes('netlify');
  // Netlify needs "!" to redirect where there is a page; Cloudflare Pages does not support it.
  const status = hosts.includes('cloudflare-pages') ? '301' : '301!';
  const lines = redirects.map(({ from, to }: Redirect) => `${from} ${to} ${status}`);
  // Netlify finds an error page at the root only. Cloudflare Pages ignores this line and finds the nearest one.
  return forNetlify && base !== '/' ? [...lines, `${base}* ${base}404.html 404`] : lines;
}

/**
 * Cloudflare Pages silently ignores what exceeds these
 * (developers.cloudflare.com/pages/configuration, headers and redirects). Netlify documents no limits.
 */
const LIMITS = [
  { path: '_headers', rules: 100, lineLength: 2000, isRule: (line: string) => !line.startsWith(' ') },
  { path: '_redirects', rules: 2000, lineLength: 1000, isRule: () => true },
] as const;

/** In bytes, of `_redirects`. */
const MOST_BYTES = 100 * 1024;

/** The first limit of a host that its files exceed. */
export function findExceededLimit(files: readonly Output[]): Finding | undefined {
  return LIMITS.flatMap((limit) => {
    const text = files.find(({ path }) => path === limit.path)?.content;
    if (typeof text !== 'string') return [];
    const lines = text.trimEnd().split('\n');
    const rules = lines.filter(limit.isRule).length;
    if (rules > limit.rules) return [overrun(`\`${limit.path}\` has ${rules} rules`, limit.rules)];
    const longest = Math.max(...lines.map((line) => line.length));
    if (longest > limit.lineLength)
      return [overrun(`A line of \`${limit.path}\` has ${longest} characters`, limit.lineLength)];
    const bytes = Buffer.byteLength(text);
    return bytes > MOST_BYTES ? [overrun(`\`${limit.path}\` has ${bytes} bytes`, MOST_BYTES)] : [];
  })[0];
}

function overrun(message: string, limit: number): Finding {
  const fix = 'Delete that host from `hosts`, or publish fewer files of that kind.';
  return { code: 'host-limit', message: `${message}; cloudflare-pages reads only ${limit}.`, fix };
}
