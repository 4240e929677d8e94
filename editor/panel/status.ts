import { signal } from '@preact/signals';

interface Message {
  text: string;
  isError: boolean;
}

const SAVING = 'Saving …';
const SAVED = 'Saved.';

/** In milliseconds. A change that no page shows causes no update. */
const LONGEST_UPDATE = 2000;

/** What the last action said, at the foot of the panel. */
export class Status {
  readonly message = signal<Message | undefined>(undefined);
  #timer: ReturnType<typeof setTimeout> | undefined;

  set(text: string, isError = false): void {
    this.message.value = { text, isError };
  }

  /** Says “Saved.” once the page is updated: an update that reloads the page would miss what is pressed. */
  startSave(): void {
    this.set(SAVING);
    // That of the save before would end this one early.
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.endSave(), LONGEST_UPDATE);
  }

  endSave(): void {
    if (this.message.value?.text === SAVING) this.set(SAVED);
  }

  get textAfterReload(): string | undefined {
    const text = this.message.value?.text;
    return text === SAVING ? SAVED : text;
  }

  clear(): void {
    this.message.value = undefined;
  }
}
