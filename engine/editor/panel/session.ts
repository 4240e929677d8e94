import type { JsonPath } from '../protocol.ts';
import type { OpenFiles } from './files.ts';

/** What this tab keeps when the page is left or reloaded. */
interface Session {
  /** Those that are not saved yet. */
  files?: OpenFiles;
  place?: Place | undefined;
  status?: string | undefined;
  /** Editing was just turned on or off. */
  isToggled?: boolean | undefined;
}

/** The open form. */
export interface Place {
  /** Of the entry. */
  path: string;
  /** The field that has the focus, or had it last. */
  field?: JsonPath | undefined;
  /** The address of the page; on other pages the panel starts without a form. */
  at: string;
}

const KEY = 'site-editor';

export function readSession(): Session {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
}

export function updateSession(part: Session): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...readSession(), ...part }));
}
