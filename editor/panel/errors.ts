import { type ReadonlySignal, signal } from '@preact/signals';
import type { Diagnostic } from '../../engine/core/browser.ts';
import type { FormEntry, SiteInfo } from '../protocol.ts';
import type { Unsaved } from './unsaved.ts';

/** Errors in unsaved changes. */
export class Errors {
  readonly all = signal<readonly Diagnostic[]>([]);

  /** @param entry the open one */
  constructor(
    readonly unsaved: Unsaved,
    readonly entry: ReadonlySignal<FormEntry | undefined>,
    readonly site: ReadonlySignal<SiteInfo>,
  ) {}

  /** Whether an error is in the file of the open form. */
  isHere({ file }: Diagnostic): boolean {
    return this.toPath(file) === this.entry.value?.path;
  }

  /** While an author fills in a new entry, its empty fields are no errors. Save reports them. */
  isEmptyInNewEntry({ code, file }: Diagnostic): boolean {
    const entry = this.unsaved.files.value[this.toPath(file)];
    return (code === 'missing-field' || code === 'empty-field') && entry !== undefined && entry.hash === undefined;
  }

  /** e.g. "content/site.md" → "site.md" */
  toPath(file: string): string {
    return file.slice(this.site.value.folder.length + 1);
  }
}
