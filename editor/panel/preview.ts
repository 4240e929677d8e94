import type { Diagnostic } from '../../engine/core/browser.ts';
import type { Api } from './api.ts';
import type { Unsaved } from './unsaved.ts';

/** In milliseconds after the last key press. A half-typed value is no error, and each preview is a build of the site. */
const PAUSE = 250;

/** Builds the site with the unsaved changes, shows the page, and finds errors. */
export class Preview {
  /** The preview that the page shows; 0 for the saved page. */
  number = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param enqueue runs an action after those that are running
   * @param updatePage updates the page to the preview with this number
   */
  constructor(
    readonly api: Api,
    readonly unsaved: Unsaved,
    readonly enqueue: (action: () => Promise<void>) => Promise<void>,
    readonly updatePage: (number: number) => Promise<void>,
    readonly showErrors: (errors: readonly Diagnostic[]) => void,
  ) {}

  /** Builds once typing pauses. */
  schedule(): void {
    this.cancel();
    this.#timer = setTimeout(() => this.enqueue(() => this.build()), PAUSE);
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }

  async build(): Promise<void> {
    this.cancel();
    const edits = this.unsaved.edits.value;
    if (edits.length === 0) {
      this.showErrors([]);
      return this.#show(0);
    }
    const { previewNumber, errors } = await this.api.ask('try', { edits });
    if (previewNumber !== undefined) await this.#show(previewNumber);
    // If the author has typed meanwhile, the next build shows the errors.
    if (edits === this.unsaved.edits.value) this.showErrors(errors);
  }

  async #show(number: number): Promise<void> {
    if (number === this.number) return;
    this.number = number;
    await this.updatePage(number);
  }
}
