import type { JsonPath, Published } from '../protocol.ts';
import type { OpenFiles } from './edits.ts';

/** What the author has entered in the list of changes to publish, or the result of publishing. */
export interface PublishState {
  /** The changes that are left out, each by the key of its file and field; see `keyOf` in versions.tsx. */
  leftOutKeys: readonly string[];
  /** The commit message as typed. */
  message?: string;
  /** The name and email address of the author, if git has none configured. */
  name?: string;
  email?: string;
  done?: { published: Published; changes: number };
}

/** What a browser tab keeps when the page is left or reloaded. */
interface TabState {
  /** Files with unsaved changes. */
  files?: OpenFiles;
  /** The open form, and its last focused field. */
  lastForm?: { path: string; field?: JsonPath | undefined } | undefined;
  /** The path of the page that opens the form, or the result of publishing, again. */
  reopenOn?: string;
  publishing?: PublishState | undefined;
  /** What the panel says after the next reload. */
  status?: string | undefined;
  /** Whether editing was just turned on or off. */
  isToggled?: boolean | undefined;
}

const KEY = 'site-editor';

/** Reads the storage of the tab once, and writes each change to it. */
export class TabStorage {
  #state: Readonly<TabState> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');

  get state(): Readonly<TabState> {
    return this.#state;
  }

  update(part: TabState): void {
    this.#state = { ...this.#state, ...part };
    sessionStorage.setItem(KEY, JSON.stringify(this.#state));
  }
}
