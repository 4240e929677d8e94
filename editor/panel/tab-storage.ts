import type { JsonPath } from '../protocol.ts';
import type { OpenFiles } from './edits.ts';
import type { ReviewScreen } from './screen.ts';

/** What a browser tab keeps when the page is left or reloaded. */
interface TabState {
  /** Files with unsaved changes. */
  files?: OpenFiles;
  /** The open form, and its last focused field. */
  lastForm?: { path: string; field?: JsonPath | undefined } | undefined;
  /** The path of the page that opens the form again. */
  reopenOn?: string;
  /** While the list of changes to publish is open. */
  review?: Pick<ReviewScreen, 'leftOut' | 'result'> | undefined;
  /** What the panel says after the next reload. */
  status?: string | undefined;
}

const KEY = 'site-editor';

/** Reads the storage of the tab once, and writes each change to it. */
export class TabStorage {
  state: Readonly<TabState> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');

  update(part: TabState): void {
    this.state = { ...this.state, ...part };
    sessionStorage.setItem(KEY, JSON.stringify(this.state));
  }
}
