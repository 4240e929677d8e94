import { signal } from '@preact/signals';

interface Message {
  text: string;
  isError: boolean;
}

/** What the last action said, at the foot of the panel. */
export class Status {
  readonly message = signal<Message | undefined>(undefined);

  set(text: string, isError = false): void {
    this.message.value = { text, isError };
  }

  clear(): void {
    this.message.value = undefined;
  }
}
