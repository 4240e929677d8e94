import type { Path } from './values.ts';

/** Where the panel comes back to after the page was left for another one, or loaded anew. */
export interface Place {
  /** Of the entry. */
  path: string;
  field?: Path | undefined;
  /** The path of the address on which it is shown; on others the panel begins anew. */
  at: string;
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

const TURNED = 'workshop-editing-turned';

/** Editing begins or ends once the page is loaded anew. */
export function keepTurned(): void {
  sessionStorage.setItem(TURNED, 'yes');
}

/** Whether it has just begun or ended: then what begins or ends it takes the focus. */
export function takeTurned(): boolean {
  const hasTurned = sessionStorage.getItem(TURNED) !== null;
  sessionStorage.removeItem(TURNED);
  return hasTurned;
}
