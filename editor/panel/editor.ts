import type { ComponentChildren } from 'preact';
import { labelOf, specAt, valueAt } from '../../engine/content/browser.ts';
import type {
  Answers,
  FileContent,
  FormEntry,
  FormError,
  JsonPath,
  OpenFile,
  RequestFor,
  SiteInfo,
  SitePicture,
} from '../protocol.ts';
import { EMPTY, editsOf, isBlank, type OpenFiles, readTabState, updateTabState, withoutEdits } from './files.ts';
import type { PageField, PageItem } from './page-fields.ts';

/** What the panel shows: the form of an entry, or `body`, which may be about an entry. */
export interface Screen {
  title: string;
  entry?: FormEntry;
  /** Fields of other files that the clicked element of the page shows, too. The form offers to open them. */
  otherFields?: readonly PageField[];
  /** The link around the clicked element, if it leads to a page of the site. The form offers to follow it. */
  link?: HTMLAnchorElement | undefined;
  /** The entry to go back to, by a button or after the next save, and its field. */
  back?: { path: string; field?: JsonPath | undefined } | undefined;
  body?(): ComponentChildren;
}

/** An undo step holds the files as they were before a change; a redo step, as they were before an undo. The latest is last. */
export const NO_STEPS: Record<'undo' | 'redo', readonly OpenFiles[]> = { undo: [], redo: [] };

export type Action = (editor: Editor) => Promise<void>;

/** In milliseconds after the last key press. Errors are shown only then, because a half-typed value is no error. */
const ERROR_DELAY = 400;

const NOT_SAVED = 'Not saved yet.';
export const SAVE_FIRST = 'First save or discard your changes.';
/** Fields in which the browser itself undoes what is typed. */
export const TEXT_FIELDS =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/** The state of the panel. Components render it; actions change it with `set`. */
export class Editor {
  files: OpenFiles = readTabState().files ?? {};
  steps = NO_STEPS;
  /** The text field that was changed last. Further typing in it adds no undo step. */
  #lastTextField: Element | undefined;
  /** During a save, a new entry keeps its path, even if its title changes. */
  isSaving = false;
  site: SiteInfo = { entries: [], pictures: [], collections: [], folder: '', links: [], canPublish: false };
  screen: Screen = { title: 'One moment …', body: () => 'The editor is loading the site.' };
  /** Changes with the screen, so that components don't keep the state of the earlier one. */
  screenNumber = 0;
  /** Errors in unsaved changes. */
  errors: readonly FormError[] = [];
  /** After a first attempt to save a new entry, its empty fields are errors, too. */
  isSaveTried = false;
  /** A status with `isUnsaved` is about unsaved changes, and is removed when there are none. */
  status: { text: string; isError?: boolean; isUnsaved?: boolean } = { text: readTabState().status ?? '' };
  /** The lines of the Markdown text to select, counted from 0. With `offset`, rich text puts the cursor there instead. */
  pendingSelection: { lines: readonly [first: number, last: number]; offset?: number | undefined } | undefined;
  /** The list item or card on the page that the pointer is over. */
  hoveredItem: PageItem | undefined;
  /** Whether, on a phone, only the buttons of the panel are shown. */
  isCollapsed = false;
  /** Whether a build with the latest changes waits in the queue. */
  isTryQueued = false;
  errorTimer: ReturnType<typeof setTimeout> | undefined;
  /** The errors of the latest build, which are shown once typing pauses. */
  #triedErrors: readonly FormError[] = [];
  #queue: Promise<void> = Promise.resolve();

  constructor(
    readonly api: Api,
    readonly root: ShadowRoot,
    readonly render: (editor: Editor) => void,
    /** Shows a preview of the page; 0 for the saved page. */
    readonly showPreview: (previewNumber: number) => Promise<void>,
  ) {
    // The status was kept for one reload only.
    updateTabState({ status: undefined });
    render(this);
  }

  get edits() {
    return editsOf(this.files);
  }

  get entry(): FormEntry | undefined {
    return this.screen.entry;
  }

  get path(): string {
    return this.entry?.path ?? '';
  }

  /** Changes the state and renders it. If the focused element is removed or disabled, the heading gets the focus. */
  set(part: Partial<Editor>): void {
    const hadFocus = this.root.activeElement !== null;
    Object.assign(this, part);
    this.render(this);
    const { activeElement } = this.root;
    if (hadFocus && (!activeElement || activeElement.matches(':disabled'))) this.focusHeading();
  }

  focusHeading(): void {
    this.root.querySelector('h2')?.focus();
  }

  /** Shows a screen. Drops the entry that was open before, if it is new and nothing was typed in it. */
  show(screen: Screen): void {
    const { path } = this;
    const nextPath = screen.entry?.path;
    const { [path]: file, ...others } = this.files;
    if (file && path !== nextPath && isBlank(file)) this.changeFiles(others);
    const field = nextPath === path ? readTabState().lastForm?.field : undefined;
    const lastForm = nextPath === undefined ? undefined : { path: nextPath, field };
    updateTabState({ lastForm, reopenOn: location.pathname, publishing: undefined });
    const isOtherScreen = nextPath === undefined || nextPath !== path;
    const screenNumber = this.screenNumber + Number(isOtherScreen);
    this.set({ screen, screenNumber, isCollapsed: false, isSaveTried: this.isSaveTried && !isOtherScreen });
    if (isOtherScreen) this.#reportErrors();
    if (isOtherScreen && this.root.activeElement?.matches('nav *')) this.focusHeading();
  }

  /** Shows a status, and whether something is unsaved. */
  announce(text: string): void {
    const isUnsaved = this.edits.length > 0;
    this.set({ status: { text: isUnsaved ? `${text} ${NOT_SAVED}` : text, isUnsaved } });
  }

  setStatus(text: string, isError = false): void {
    this.set({ status: { text, isError } });
  }

  /** Runs actions one after the other. */
  run(action: Action): Promise<void> {
    this.#queue = this.#queue
      .then(() => action(this))
      .catch((error: unknown) => this.setStatus(error instanceof Error ? error.message : String(error), true));
    return this.#queue;
  }

  async loadSite(): Promise<void> {
    this.set({ site: await this.api.ask('site', {}) });
  }

  /** A file with its unsaved changes. */
  contentOf(path: string): FileContent {
    return this.files[path]?.edited ?? EMPTY;
  }

  changeFile(path: string, part: Partial<OpenFile>): void {
    const file = this.files[path];
    if (!file) return;
    const steps = this.#continuesTyping() ? this.steps : this.withNewStep();
    this.changeFiles({ ...this.files, [path]: { ...file, ...part } }, { steps });
  }

  /** The undo steps to set together with a change of the files. */
  withNewStep(): Editor['steps'] {
    return { undo: [...this.steps.undo, this.files], redo: [] };
  }

  #continuesTyping(): boolean {
    const { activeElement } = this.root;
    const textField = activeElement?.matches(TEXT_FIELDS) ? activeElement : undefined;
    const isSameField = textField !== undefined && textField === this.#lastTextField && this.steps.redo.length === 0;
    this.#lastTextField = textField;
    return isSameField;
  }

  /** Undoes or redoes an unsaved change. @returns its file; undefined if there is no change */
  goToStep(direction: 'undo' | 'redo'): string | undefined {
    const { files } = this;
    // A reload loses the steps. Then all unsaved changes are undone at once.
    const isUnsaved = direction === 'undo' && editsOf(files).length > 0;
    const restored = this.steps[direction].at(-1) ?? (isUnsaved ? withoutEdits(files) : undefined);
    if (!restored) return undefined;
    const back = direction === 'undo' ? 'redo' : 'undo';
    this.#lastTextField = undefined;
    this.changeFiles(restored, {
      steps: { ...NO_STEPS, [direction]: this.steps[direction].slice(0, -1), [back]: [...this.steps[back], files] },
    });
    return Object.keys({ ...restored, ...files }).find((path) => restored[path] !== files[path]);
  }

  /** Stores unsaved changes, shows them on the page, and shows their errors once typing pauses. */
  changeFiles(files: OpenFiles, part: Partial<Editor> = {}): void {
    const unsaved = editsOf(files).map(({ path }) => path);
    updateTabState({ files: Object.fromEntries(Object.entries(files).filter(([path]) => unsaved.includes(path))) });
    // No new undo step means typing. Then the preview is requested first, because rendering the form takes time.
    const isTyping = part.steps === this.steps;
    Object.assign(this, part, { files });
    // An earlier action of the queue may try these changes, too. It sets `isTryQueued` to false.
    if (!this.isTryQueued) this.run(async () => void (this.isTryQueued && (await this.#preview())));
    this.isTryQueued = true;
    if (isTyping) queueMicrotask(() => this.set({}));
    else this.set({});
    clearTimeout(this.errorTimer);
    this.errorTimer = setTimeout(() => this.run(() => this.#showErrors()), ERROR_DELAY);
  }

  /** Builds the site with the unsaved changes, updates the page, and shows the errors. */
  async tryEdits(): Promise<void> {
    await this.#preview();
    await this.#showErrors();
  }

  async #preview(): Promise<void> {
    this.isTryQueued = false;
    const { edits } = this;
    const { previewNumber, errors } = await this.api.ask('try', { edits });
    this.#triedErrors = errors;
    if (previewNumber !== undefined) await this.showPreview(edits.length > 0 ? previewNumber : 0);
  }

  async #showErrors(): Promise<void> {
    // A later build will show the errors of newer changes.
    if (this.isTryQueued) return;
    this.set({ errors: this.#triedErrors });
    this.#reportErrors();
  }

  /** Sets the status: how many errors the form shows, and which fields of a new entry are still empty. */
  #reportErrors(): void {
    const visible = this.visibleErrors();
    const hidden = this.errors.filter((error) => error.file === this.fileOf(this.path) && !visible.includes(error));
    // e.g. "Figures: Label", or only "Title" for a field of the entry itself.
    const pairs = hidden.map(({ path = [] }) => [this.labelAt(path.slice(0, 1)), this.labelAt(path)]);
    const labels = new Set(pairs.map((pair) => [...new Set(pair)].join(': ')));
    let text = this.edits.length > 0 ? NOT_SAVED : '';
    if (visible.length > 0) text = `${count(visible.length, 'error')} to fix before you save.`;
    if (labels.size > 0) text = `${text} Still empty: ${[...labels].join(', ')}.`;
    // Keeps a status that says more, such as "Undone. Not saved yet."
    if (text === NOT_SAVED && this.status.text.endsWith(text)) return;
    if (text !== '' || this.status.isUnsaved)
      this.set({ status: { text, isError: visible.length > 0, isUnsaved: text !== '' } });
  }

  /** While an author fills in a new entry, its empty fields are no errors. */
  visibleErrors(): readonly FormError[] {
    const isNew = ({ file }: FormError) => this.files[this.pathInFolder(file)]?.hash === undefined;
    return this.errors.filter((error) => this.isSaveTried || !isNew(error) || !this.isEmptyField(error));
  }

  isEmptyField({ code, file, path = [] }: FormError): boolean {
    const isEmpty = code === 'missing-field' || code === 'empty-field';
    return isEmpty || (path.length > 0 && valueAt(this.contentOf(this.pathInFolder(file)).data, path) === '');
  }

  /** The label of a field of the open form; for an item, of its list. */
  labelAt(path: JsonPath): string {
    const value = this.entry?.spec;
    const named = path.slice(0, path.findLastIndex((key) => typeof key === 'string') + 1);
    const field = value && specAt({ label: '', help: '', value }, this.contentOf(this.path).data, named);
    return field?.label || labelOf(String(named.at(-1) ?? 'text'));
  }

  /** The file of an entry as messages show it, e.g. "content/site.md". */
  fileOf(path: string): string {
    return `${this.site.folder}/${path}`;
  }

  pathInFolder(file: string): string {
    return file.slice(this.fileOf('').length);
  }
}

export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

type Api = ReturnType<typeof openApi>;

/**
 * Sends requests to the server. A request throws an Error if it fails or the server does not answer.
 * @param folder e.g. "http://localhost:4321/@dev/edit/"
 */
export function openApi(folder: URL, firstToken: string) {
  let token = firstToken;
  const post = async <Answer>(name: string, body: BodyInit): Promise<Answer> => {
    const headers = { 'X-Editor-Token': token };
    const response = await fetch(new URL(name, folder), { method: 'POST', headers, body }).catch(() => {
      throw new Error('The editor has stopped. Your text is kept here. Start it again: “npm start”.');
    });
    const sentToken = token;
    // A restarted server has another token.
    if (response.status === 403) token = (await readToken()) ?? token;
    if (token !== sentToken) return post(name, body);
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.error ?? response.statusText);
    return answer;
  };
  return {
    urlOf: (name: string) => new URL(name, folder).href,
    pictureUrl: (name: string) => new URL(`picture?name=${encodeURIComponent(name)}`, folder).href,
    ask: <Name extends keyof Answers>(name: Name, request: RequestFor<Name>) =>
      post<Answers[Name]>(name, JSON.stringify(request)),
    loadRichText: (): Promise<typeof import('./rich-text.ts')> => import(new URL('rich-text.js', folder).href),
    upload: (file: File) => post<SitePicture>(`upload?name=${encodeURIComponent(file.name)}`, file),
  };
}

async function readToken(): Promise<string | undefined> {
  const page = await fetch(location.href, { headers: { Accept: 'text/html' } }).catch(() => undefined);
  return /<meta name="page-editor" content="([^"]+)"/.exec((await page?.text()) ?? '')?.[1];
}
