import type { FormEntry as EntryForm, FormChoices as Names } from '../../protocol.ts';
import { make } from '../dom.ts';
import type { Drafts } from '../drafts.ts';
import type { Server } from '../server.ts';
import { valueAt } from '../values.ts';
import type { FormContext } from './context.ts';
import type { ShownPage } from './elsewhere.ts';
import { drawField, drawFields } from './field.ts';
import { drawFileName } from './file-name.ts';
import { drawText, type LinkTarget } from './text.ts';

export type FullEntry = EntryForm & { shown: Record<string, readonly ShownPage[]>; pages: readonly string[] };

interface FormOptions {
  entry: FullEntry;
  names: Names & { pages: readonly LinkTarget[] };
  server: Server;
  drafts: Drafts;
  /** The file of a new entry is to have another name. */
  renamed(path: string): void;
}

/** An entry as a form: its fields by its schema, and its text. */
export function drawForm({ entry, names, server, drafts, renamed }: FormOptions): HTMLElement {
  const form = make('form', { novalidate: true });
  form.addEventListener('submit', (event) => event.preventDefault());
  if (entry.faults.length > 0) {
    form.append(
      make('p', {}, 'This file has to be mended in a text editor first:'),
      ...entry.faults.map(({ line, message }) => make('p', { class: 'fault' }, `Line ${line}: ${message}`)),
    );
    return form;
  }
  let { path: file } = entry;
  const context: FormContext = {
    entry,
    names,
    server,
    read: (path) => valueAt(drafts.typed(file)?.data, path),
    write: (path, value) => drafts.change(file, path, value),
  };
  const { value } = entry;
  form.append(
    ...(value.is === 'group'
      ? drawFields(value, [], context)
      : [drawField({ label: '', help: '', value }, [], context)]),
  );
  if (entry.hasText) {
    const text = drafts.typed(file)?.text ?? entry.text;
    form.append(drawText({ text, pages: names.pages, write: (written) => drafts.changeText(file, written) }));
  }
  arrange(form);
  if (entry.hash === undefined) {
    const rename = (path: string) => {
      file = path;
      renamed(path);
    };
    form.append(drawFileName(entry, drafts, form, rename));
  }
  return form;
}

/** What every entry has and few change, last. */
const LAST = ['sample', 'draft', 'noindex', 'aliases', 'order'];

function arrange(form: HTMLFormElement): void {
  const last = LAST.flatMap((name) => form.querySelector(`:scope > [data-path="${name}"]`) ?? []);
  if (last.length === 0) return;
  form.append(
    make('details', { class: 'last' }, make('summary', {}, 'Order, drafts, search and old addresses'), ...last),
  );
}
