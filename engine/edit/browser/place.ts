import type { Path } from './values.ts';

/** Where the panel comes back to after the page was left for another one, or loaded anew. */
export interface Place {
  /** Of the entry. */
  path: string;
  field?: Path | undefined;
}

const KEY = 'workshop-editing-place';

export function keepPlace(place: Place): void {
  sessionStorage.setItem(KEY, JSON.stringify(place));
}

export function readPlace(): Place | undefined {
  return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
}

export function forgetPlace(): void {
  sessionStorage.removeItem(KEY);
}
