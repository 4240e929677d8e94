import { computed, signal } from '@preact/signals';
import type { Errors } from './errors.ts';
import { count } from './text.ts';
import type { Unsaved } from './unsaved.ts';

interface Message {
  text: string;
  isError: boolean;
}

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

  clear(): void {
    this.message.value = undefined;
  }

  #describeEdits(): Message {
    const { length } = this.errors.all.value;
    if (length > 0) return { text: `${count(length, 'error')} to fix before you save.`, isError: true };
    return { text: this.unsaved.edits.value.length > 0 ? 'Not saved yet.' : '', isError: false };
  }
}
