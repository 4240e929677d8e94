import { lstatSync } from 'node:fs';
import { explainRefusal, isSystemError } from '../core/system-errors.ts';

/** What is no file, though a file belongs there. What a link leads to may be meant for nobody. */
export function findStray(path: string): string | undefined {
  try {
    const found = lstatSync(path);
    if (found.isFile()) return undefined;
    return `${found.isSymbolicLink() ? 'a link' : 'a pipe or a device'}, put the file itself there`;
  } catch (error) {
    if (isSystemError(error)) return explainRefusal(error);
    throw error;
  }
}

/** A name that would have to be written in another way in links, or one that some disks do not take. */
export function findMisnaming(path: string): string | undefined {
  if (/^assets\//i.test(path)) return 'a file in assets/, which browsers keep for ever, write another folder';
  if (/^([\w.~@+-]{0,99}[\w~@+-]\/)*[\w.~@+-]{0,99}[\w~@+-]$/.test(path)) return undefined;
  return 'a name that makes no good address, write up to 100 letters, digits, dots, hyphens and underscores, such as price-list.pdf';
}
