import type { EntryForm } from '../../desk/entry.ts';
import type { Names } from '../../desk/names-list.ts';
import { make } from '../dom.ts';
import type { Drafts } from '../drafts.ts';
import type { Server } from '../server.ts';
import { valueAt, withValue } from '../values.ts';
import type { FormContext } from './context.ts';
import type { ShownPage } from './elsewhere.ts';
import { drawField, drawFields } from './field.ts';
import { drawFileName } from './file-name.ts';
import { drawText } from './text.ts';

export type FullEntry = EntryForm & { shown: Record<string, readonly ShownPage[]>; pages: readonly string[] };

interface FormOptions {
  entry: FullEntry;
  names: Names;
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
  let data = typedOf(entry, drafts);
  const draft = drafts.get(entry.path);
  const file = { path: entry.path, hash: draft?.hash ?? entry.hash };
  const context: FormContext = {
    entry,
    names,
    server,
    read: (path) => valueAt(data, path),
    write(path, value) {
      data = withValue(data, path, value);
      // A list is written as a whole: its items may have moved.
      const index = path.findIndex((key) => typeof key === 'number');
      const whole = index < 0 ? path : path.slice(0, index);
      drafts.change(file, whole, valueAt(data, whole), valueAt(entry.data, whole));
    },
  };
  const { value } = entry;
  form.append(
    ...(value.is === 'group'
      ? drawFields(value, [], context)
      : [drawField({ label: '', help: '', value }, [], context)]),
  );
  if (entry.hasText) {
    const change = draft?.changes.find((one) => 'text' in one);
    const text = change && 'text' in change ? change.text : entry.text;
    form.append(drawText({ text, write: (written) => drafts.changeText(file, written, entry.text) }));
  }
  arrange(form);
  if (entry.hash === undefined) {
    const rename = (path: string) => {
      file.path = path;
      renamed(path);
    };
    form.append(drawFileName(entry, drafts, form, rename));
  }
  return form;
}

/** What the file says, with what was typed and not saved. */
export function typedOf({ path, data }: FullEntry, drafts: Drafts): unknown {
  const changes = drafts.get(path)?.changes ?? [];
  return changes.reduce<unknown>(
    (typed, change) => ('path' in change ? withValue(typed, change.path, change.value) : typed),
    data,
  );
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
