import { extname } from 'node:path';
import { lookup } from 'mrmime';

/** What a host takes a file for by the list that most of them take from (mime-db). */
export function listedType(path: string): string {
  const ending = extname(path);
  if (ending === '.vcf') return 'text/x-vcard';
  if (ending === '.ics') return 'text/calendar; charset=utf-8';
  const type = lookup(ending) ?? 'application/octet-stream';
  return type === 'text/html' || type === 'text/plain' ? `${type}; charset=utf-8` : type;
}
