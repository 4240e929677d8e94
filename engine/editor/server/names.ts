import { Refused } from './refused.ts';

/** The two folders in which anything is written. */
export type Folder = 'content' | 'images';

/** A file of one of them. */
export interface Name {
  folder: Folder;
  /** In it, with slashes, e.g. "services/grocery.md". */
  path: string;
}

/** Names that Windows keeps for devices, whatever their ending. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const PATTERNS: Record<Folder, RegExp> = {
  content: /^(?:[a-z0-9-]{1,100}\/){0,3}[a-z0-9-]{1,100}\.md$/,
  images: /^[a-zA-Z0-9][\w-]{0,100}\.(?:jpe?g|png|webp)$/i,
};

/**
 * Lets through names of content files and of pictures, and nothing that leads elsewhere.
 * @throws Refused
 */
export function proveName({ folder, path }: Name): void {
  const isDevice = path.split('/').some((part) => DEVICES.test(part));
  if (PATTERNS[folder].test(path) && !isDevice) return;
  const write =
    folder === 'content' ? 'small letters, digits and hyphens' : 'letters, digits and hyphens, and .jpg, .png or .webp';
  throw new Refused(403, `found the name "${path}", write ${write}`);
}
