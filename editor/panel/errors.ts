import { type ReadonlySignal, signal } from '@preact/signals';
import { specAt, toLabel } from '../../engine/content/browser.ts';
import type { FormEntry, FormError, JsonPath, SiteInfo } from '../protocol.ts';
import type { Unsaved } from './unsaved.ts';

/** Errors in unsaved changes. */
export class Errors {
  readonly all = signal<readonly FormError[]>([]);

  /** @param entry the open one */
  constructor(
    readonly unsaved: Unsaved,
    readonly entry: ReadonlySignal<FormEntry | undefined>,
    readonly site: ReadonlySignal<SiteInfo>,
  ) {}

  /** Whether an error is in the file of the open form. */
  isHere({ file }: FormError): boolean {
    return this.toPath(file) === this.entry.value?.path;
  }

  /** While an author fills in a new entry, its empty fields are no errors. Save reports them. */
  isEmptyInNewEntry({ code, file }: FormError): boolean {
    const entry = this.unsaved.files.value[this.toPath(file)];
    return (code === 'missing-field' || code === 'empty-field') && entry !== undefined && entry.hash === undefined;
  }

  /** The label of a field of the open form; for an item, of its list. */
  labelAt(path: JsonPath): string {
    const { spec, path: file = '' } = this.entry.value ?? {};
    const named = path.slice(0, path.findLastIndex((key) => typeof key === 'string') + 1);
    const field = spec && specAt({ label: '', help: '', value: spec }, this.unsaved.getContent(file).data, named);
    return field?.label || toLabel(String(named.at(-1) ?? 'text'));
  }

  /** e.g. "content/site.md" → "site.md" */
  toPath(file: string): string {
    return file.slice(this.site.value.folder.length + 1);
  }
}
