import { extname } from 'node:path';
import { lookup } from 'mrmime';

/** With these types, phones and calendars open the files themselves. */
const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.vcf', 'text/vcard; charset=utf-8'],
  ['.ics', 'text/calendar; charset=utf-8'],
]);

/** The media type of a file, by its ending, e.g. "image/avif" for "assets/hero.avif" or ".avif". */
export function typeOf(path: string): string {
  const ending = extname(path) || path;
  return TYPES.get(ending) ?? lookup(ending) ?? 'application/octet-stream';
}

/** Whether files of a type get smaller by compression. */
export function isCompressible(type: string): boolean {
  return /^(text\/|image\/svg)|json|javascript|xml/.test(type);
}
