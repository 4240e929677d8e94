import type { Output } from '../../core/output.ts';

/**
 * What Cloudflare Pages reads of each file; the rest it passes over without a word
 * (developers.cloudflare.com/pages/configuration, headers and redirects). Netlify tells no limits.
 */
const LIMITS = [
  { path: '_headers', rules: 100, lineLength: 2000, isRule: (line: string) => !line.startsWith(' ') },
  { path: '_redirects', rules: 2000, lineLength: 1000, isRule: () => true },
] as const;

/** In bytes, of `_redirects`. */
const MOST_BYTES = 100 * 1024;

/** What is too much of the host files, if anything is, and the cure. */
export function findOverrun(files: readonly Output[]): string | undefined {
  return LIMITS.flatMap((limit) => {
    const text = files.find(({ path }) => path === limit.path)?.content;
    if (typeof text !== 'string') return [];
    const lines = text.trimEnd().split('\n');
    const rules = lines.filter(limit.isRule).length;
    if (rules > limit.rules) return [say(`${rules} rules in ${limit.path}`, `${limit.rules}`)];
    const longest = Math.max(...lines.map((line) => line.length));
    if (longest > limit.lineLength)
      return [say(`a line of ${longest} characters in ${limit.path}`, `${limit.lineLength}`)];
    const bytes = Buffer.byteLength(text);
    return bytes > MOST_BYTES ? [say(`${bytes} bytes of ${limit.path}`, `${MOST_BYTES}`)] : [];
  })[0];
}

function say(found: string, most: string): string {
  return `hosts: found ${found}, of which cloudflare-pages reads ${most}, take that host out or publish fewer files of that kind`;
}
