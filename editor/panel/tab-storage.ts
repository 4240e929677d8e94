import { isGroup } from '../field-changes.ts';
import type { FileContent, JsonPath, OpenFile } from '../protocol.ts';
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
/** Raise it when the shape of `TabState` changes. Of another version, only unsaved files are kept. */
const VERSION = 1;

/** Reads the storage of the tab once, and writes each change to it. */
export class TabStorage {
  state: Readonly<TabState> = parseState(sessionStorage.getItem(KEY) ?? '{}');

  update(part: TabState): void {
    this.state = { ...this.state, ...part };
    sessionStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...this.state }));
  }
}

const NOT_READ = 'Unsaved changes of an earlier version of the editor cannot be read. They are gone.';

/** An earlier version of the panel may have written it. What cannot be read must not keep the panel from opening. */
function parseState(json: string): TabState {
  const { version, ...stored }: TabState & { version?: number } = JSON.parse(json);
  const files = isGroup(stored.files) ? Object.entries<unknown>(stored.files) : [];
  const read = files.flatMap(([path, file]) => (isOpenFile(file) ? [[path, file] as const] : []));
  const kept = { files: Object.fromEntries(read), ...(read.length < files.length && { status: NOT_READ }) };
  return version === VERSION ? { ...stored, ...kept } : kept;
}

const isContent = (value: unknown): value is FileContent => isGroup(value) && typeof value['text'] === 'string';

function isOpenFile(value: unknown): value is OpenFile {
  if (!isGroup(value)) return false;
  const { hash, isDeleted, saved, edited } = value;
  const isHash = hash === undefined || typeof hash === 'string';
  return isHash && (isDeleted === undefined || typeof isDeleted === 'boolean') && isContent(saved) && isContent(edited);
}
