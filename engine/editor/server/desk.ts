import { randomBytes } from 'node:crypto';
import type { Write } from './store.ts';

/** What has been saved since the dev server was opened, and what waits to be. It outlives each making of the site. */
export interface Desk {
  /** Made up at the start: who has it was given it by this dev server. */
  token: string;
  /** What was saved, the latest last. */
  saves: Save[];
  /** Pictures that were chosen and not saved yet, by their names. */
  pictures: Map<string, Uint8Array>;
}

export interface Save {
  /** For whoever may take it back, e.g. "Changed Grocery". */
  words: string;
  files: (Pick<Write, 'folder' | 'path'> & { before: Uint8Array | undefined; after: Uint8Array | undefined })[];
}

const desks = new Map<string, Desk>();

/** @param root the checkout */
export function deskOf(root: string): Desk {
  const known = desks.get(root);
  if (known) return known;
  const desk = { token: randomBytes(24).toString('base64url'), saves: [], pictures: new Map() };
  desks.set(root, desk);
  return desk;
}
