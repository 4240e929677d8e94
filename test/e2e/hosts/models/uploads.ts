import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

/** One command `aws s3 sync` or `aws s3 cp`. */
export type Upload = ReturnType<typeof readUploads>[number];

/** What aws guesses by itself, as old as it may be (mimetypes of Python 3.8). */
const GUESSED = new Map([
  ['.html', 'text/html'],
  ['.css', 'text/css'],
  ['.js', 'text/javascript'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.xml', 'text/xml'],
  ['.txt', 'text/plain'],
  ['.pdf', 'application/pdf'],
  ['.webmanifest', 'application/manifest+json'],
]);

/** The uploads of docs/hosting.md, in their order. */
export function readUploads() {
  const text = readFileSync(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8');
  const commands = [...text.matchAll(/^ *aws s3 (?:sync|cp) (.*)$/gm)].map(([, words = '']) => split(words));
  return commands.map((words) => {
    const [source = ''] = words;
    const folder = source.replace(/^dist\/?/, '').replace(/$/, source === 'dist' ? '' : '/');
    return {
      /** Whether it uploads a file, e.g. "assets/site.1f2e3d4c5b.css". */
      takes: (file: string) => file.startsWith(folder) && isChosen(file.slice(folder.length), words),
      headersOf: (file: string) => ({
        'Content-Type': flagOf(words, '--content-type') ?? GUESSED.get(extname(file)) ?? 'binary/octet-stream',
        'Cache-Control': flagOf(words, '--cache-control') ?? '',
      }),
    };
  });
}

/** Quotes hold words together. */
function split(words: string): string[] {
  return [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

function flagOf(words: readonly string[], flag: string): string | undefined {
  const at = words.indexOf(flag);
  return at < 0 ? undefined : words[at + 1];
}

/** Of several patterns for a file the last counts. */
function isChosen(file: string, words: readonly string[]): boolean {
  const patterns = words.flatMap((word, at) =>
    word === '--include' || word === '--exclude' ? [{ takes: word === '--include', pattern: words[at + 1] ?? '' }] : [],
  );
  return patterns.findLast(({ pattern }) => isLike(file, pattern))?.takes ?? true;
}

function isLike(file: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replace(/[.]/g, '\\.').replaceAll('*', '.*')}$`).test(file);
}
