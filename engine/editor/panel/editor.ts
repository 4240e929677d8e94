import type { ComponentChildren } from 'preact';
import type { FormChoices, FormEntry, FormError, PageHead } from '../protocol.ts';
import type { Api } from './api.ts';
import { draftOf, draftsOf, EMPTY, type FileContent, isBlank, type OpenFiles } from './files.ts';
import type { PageField } from './page-fields.ts';
import { readSession, updateSession } from './session.ts';
import { valueAt } from './values.ts';

export interface State {
  files: OpenFiles;
  /** While its answer is awaited, new files keep their names. */
  isSaving: boolean;
  choices: FormChoices;
  screen: Screen;
  /** Another number is another screen: nothing of the last one stays. */
  screenNumber: number;
  /** Of everything that is typed. */
  errors: readonly FormError[];
  /** After a first attempt to save a new entry, its empty fields are errors, too. */
  isSaveTried: boolean;
  head?: PageHead | undefined;
  status: Status;
  /** On a phone, only the buttons of the panel are shown. */
  isFolded: boolean;
}

export interface Screen {
  title: string;
  /** An open entry, or anything else. */
  form?: OpenForm;
  body?(): ComponentChildren;
  /** Shows it again, up to date. */
  reload?: Action;
}

interface OpenForm {
  entry: FormEntry;
  /** The file name of a new entry that somebody typed; otherwise it follows the title. */
  ownName?: string | undefined;
  /** What else is at the same place of the page. */
  besides: readonly PageField[];
  link?: HTMLAnchorElement | undefined;
}

interface Status {
  text: string;
  isAlarm?: boolean;
  /** Of what is typed: goes when that is saved. */
  isDraftStatus?: boolean;
}

export type Action = (editor: Editor) => Promise<void>;

interface World {
  api: Api;
  root: ShadowRoot;
  render(editor: Editor): void;
  /** Shows the page as a trial build renders it; 0 as it was saved. */
  showTrial(trial: number): Promise<void>;
  /** Ends editing. */
  close(): void;
}

/** In milliseconds: from the last key until the page shows what was typed. */
const PAUSE = 200;

/** The one store of the panel: components show its state, actions change it. */
export class Editor {
  state: State = {
    files: readSession().files ?? {},
    isSaving: false,
    choices: { entries: {}, pictures: [], kinds: [], folder: '', pages: [], saves: [] },
    screen: { title: 'One moment …', body: () => 'The editor is loading the site.' },
    screenNumber: 0,
    errors: [],
    isSaveTried: false,
    status: { text: readSession().status ?? '' },
    isFolded: false,
  };
  #queue: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly world: World) {
    updateSession({ status: undefined });
    world.render(this);
  }

  get api(): Api {
    return this.world.api;
  }

  get form(): OpenForm | undefined {
    return this.state.screen.form;
  }

  /** Where the element with the focus goes or is disabled, the heading has the focus. */
  set(part: Partial<State>): void {
    const { root, render } = this.world;
    const hadFocus = root.activeElement !== null;
    this.state = { ...this.state, ...part };
    render(this);
    const { activeElement } = root;
    if (hadFocus && (!activeElement || activeElement.matches(':disabled'))) root.querySelector('h2')?.focus();
  }

  show(screen: Screen): void {
    const { form } = this;
    const entry = screen.form?.entry;
    const isSame = entry !== undefined && entry.path === form?.entry.path;
    const left = form && !isSame ? draftOf(form.entry.path, this.state.files[form.entry.path]) : undefined;
    if (left && isBlank(left)) this.changeFile(left.path, undefined);
    const { place } = readSession();
    const field = isSame ? place?.field : undefined;
    updateSession({ place: entry && { path: entry.path, field, at: location.pathname } });
    const screenNumber = this.state.screenNumber + Number(!isSame);
    this.set({ screen, screenNumber, isFolded: false, isSaveTried: isSame && this.state.isSaveTried });
  }

  say(text: string, isAlarm = false): void {
    this.set({ status: { text, isAlarm } });
  }

  /** Does one thing after the other; reports what fails. */
  run(action: Action): Promise<void> {
    this.#queue = this.#queue
      .then(() => action(this))
      .catch((error: unknown) => this.say(error instanceof Error ? error.message : String(error), true));
    return this.#queue;
  }

  async loadChoices(): Promise<void> {
    this.set({ choices: await this.api.choices() });
  }

  /** A file with what was typed into it. */
  typed(path: string): FileContent {
    return this.state.files[path]?.typed ?? EMPTY;
  }

  /** Without content, what was typed into a file is forgotten. */
  changeFile(path: string, typed: FileContent | undefined): void {
    const { [path]: file, ...others } = this.state.files;
    if (!typed) this.changeFiles(others);
    else if (file) this.changeFiles({ ...this.state.files, [path]: { ...file, typed } });
  }

  /** Keeps what is not saved, and tries it once typing pauses. */
  changeFiles(files: OpenFiles, part: Partial<State> = {}): void {
    updateSession({ files: Object.fromEntries(Object.entries(files).filter((one) => draftOf(...one))) });
    this.set({ ...part, files });
    this.trySoon();
  }

  trySoon(): void {
    this.stopTrying();
    this.#timer = setTimeout(() => this.run(() => this.tryDrafts()), PAUSE);
  }

  stopTrying(): void {
    clearTimeout(this.#timer);
  }

  /** Builds the site with what is typed, for its errors and for the page. */
  async tryDrafts(): Promise<void> {
    this.stopTrying();
    const drafts = draftsOf(this.state.files);
    const { faults: errors, head = this.state.head, trial } = await this.api.try(drafts);
    this.set({ errors, head });
    if (trial !== undefined) await this.world.showTrial(drafts.length > 0 ? trial : 0);
    const status = draftStatus(this.state);
    if (status.text !== '' || this.state.status.isDraftStatus) this.set({ status });
  }

  /** The file of an entry as errors name it, e.g. "content/site.md". */
  fileOf(path: string): string {
    return `${this.state.choices.folder}/${path}`;
  }

  pathOf(file: string): string {
    return file.slice(this.fileOf('').length);
  }
}

/** While a new entry is filled in, its empty fields are no errors. */
export function shownErrors(state: State): readonly FormError[] {
  const isNew = state.screen.form !== undefined && state.screen.form.entry.hash === undefined;
  return state.errors.filter((error) => state.isSaveTried || !isNew || !isEmptyField(state, error));
}

export function isEmptyField({ files, screen }: State, { code, path = [] }: FormError): boolean {
  const { data } = files[screen.form?.entry.path ?? '']?.typed ?? EMPTY;
  return code === 'missing-field' || code === 'empty-field' || (path.length > 0 && valueAt(data, path) === '');
}

export function countErrors(count: number): string {
  return count === 1 ? '1 error' : `${count} errors`;
}

function draftStatus(state: State): Status {
  const [shown, hidden] = [shownErrors(state).length, state.errors.length];
  if (shown > 0)
    return {
      text: `${countErrors(shown)}: fix ${shown === 1 ? 'it' : 'them'} before you save.`,
      isAlarm: true,
      isDraftStatus: true,
    };
  if (hidden > 0)
    return {
      text: `Not saved yet: ${hidden === 1 ? '1 field is' : `${hidden} fields are`} still empty.`,
      isDraftStatus: true,
    };
  return draftsOf(state.files).length > 0 ? { text: 'Not saved yet.', isDraftStatus: true } : { text: '' };
}
