import { computed, signal } from '@preact/signals';
import type { Errors } from './errors.ts';
import { count } from './text.ts';
import type { Unsaved } from './unsaved.ts';

interface Message {
  text: string;
  isError: boolean;
}

const NOT_SAVED = 'Not saved yet.';

/** The line at the foot of the panel. */
export class Status {
  /** What the last action said. Without it, the line says what is unsaved. */
  readonly message = signal<Message | undefined>(undefined);
  readonly shown = computed((): Message => this.message.value ?? this.#describeEdits());

  constructor(
    readonly unsaved: Unsaved,
    readonly errors: Errors,
  ) {}

  set(text: string, isError = false): void {
    this.message.value = { text, isError };
  }

  /** Says what has changed, and whether something is unsaved. */
  announce(text: string): void {
    this.set(this.unsaved.edits.value.length > 0 ? `${text} ${NOT_SAVED}` : text);
  }

  clear(): void {
    this.message.value = undefined;
  }

  #describeEdits(): Message {
    const all = this.errors.all.value;
    const empty = all.filter((error) => this.errors.isEmptyField(error)).length;
    if (all.length > empty) return { text: `${count(all.length, 'error')} to fix before you save.`, isError: true };
    const stillEmpty = empty > 0 ? ` ${count(empty, 'field')} still empty.` : '';
    return { text: this.unsaved.edits.value.length > 0 ? NOT_SAVED + stillEmpty : '', isError: false };
  }
}
