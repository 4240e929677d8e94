import { computed, signal } from '@preact/signals';
import type { FileContent, OpenFile } from '../protocol.ts';
import { EMPTY_CONTENT, listEdits, type OpenFiles, withoutEdits } from './edits.ts';
import type { TabStorage } from './tab-storage.ts';

/** The open files with their unsaved changes, and the steps that undo and redo these. */
export class Unsaved {
  readonly files = signal<OpenFiles>({});
  /** What the next save would write. */
  readonly edits = computed(() => listEdits(this.files.value));
  /** The files before each change, the latest last. */
  #undoSteps: OpenFiles[] = [];
  /** The files before each undo, the latest last. */
  #redoSteps: OpenFiles[] = [];
  /** The field that was changed last. Further typing in it adds no undo step. */
  #lastField: string | undefined;

  /** @param onChange is called after each change, undo and save, but not when a file is opened */
  constructor(
    readonly tab: TabStorage,
    readonly onChange: () => void,
  ) {
    this.files.value = tab.state.files ?? {};
  }

  /** A file with its unsaved changes. */
  getContent(path: string): FileContent {
    return this.files.value[path]?.edited ?? EMPTY_CONTENT;
  }

  /** Keeps a file as it was read from disk, with its unsaved changes. */
  open(path: string, file: OpenFile): void {
    this.files.value = { ...this.files.value, [path]: file };
  }

  /** Changes files. Undo takes all of them back at once. @param field the field that the author types in */
  change(changed: OpenFiles, field?: string): void {
    const continuesTyping = field !== undefined && field === this.#lastField;
    if (!continuesTyping) this.#undoSteps.push(this.files.value);
    this.#lastField = field;
    this.#redoSteps = [];
    this.replace({ ...this.files.value, ...changed });
  }

  /** Drops all unsaved changes. Undo brings them back. */
  discard(): void {
    this.change({});
    this.replace(withoutEdits(this.files.value));
  }

  /** Replaces all files, without an undo step. */
  replace(files: OpenFiles): void {
    this.files.value = files;
    const unsaved = this.edits.value.map(({ path }) => path);
    this.tab.update({ files: Object.fromEntries(Object.entries(files).filter(([path]) => unsaved.includes(path))) });
    this.onChange();
  }

  /** @returns the path of the file that has changed; undefined if there is nothing to undo or redo */
  undo(isRedo: boolean): string | undefined {
    const before = this.files.value;
    const [from, to] = isRedo ? [this.#redoSteps, this.#undoSteps] : [this.#undoSteps, this.#redoSteps];
    // A reload loses the steps. Then all unsaved changes are undone at once.
    const isUnsaved = !isRedo && this.edits.value.length > 0;
    const after = from.pop() ?? (isUnsaved ? withoutEdits(before) : undefined);
    if (after === undefined) return undefined;
    to.push(before);
    this.#lastField = undefined;
    this.replace(after);
    return Object.keys({ ...after, ...before }).find((path) => after[path] !== before[path]);
  }

  /** The steps apply to the files as they were read last. */
  forgetSteps(): void {
    this.#lastField = undefined;
    this.#undoSteps = [];
    this.#redoSteps = [];
  }
}
