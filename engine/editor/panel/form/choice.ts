import type { FieldSpec, ValueSpec } from '../../../content/field-spec.ts';
import { make } from '../dom.ts';
import type { Path } from '../values.ts';
import type { FormContext } from './context.ts';
import { capital, wrapControl } from './control.ts';

type Described = Pick<FieldSpec, 'label' | 'help' | 'standard'> & { isOptional?: boolean };
interface Option {
  value: string;
  words: string;
}

/** One of several; nothing, where the field may be left out. */
export function drawSelect(
  field: Described,
  options: readonly Option[],
  path: Path,
  context: FormContext,
): HTMLElement {
  const control = make('select');
  const written = context.read(path);
  const chosen = String(written ?? '');
  const none = field.standard === undefined ? 'None' : `As usual: ${field.standard}`;
  const known = options.some(({ value }) => value === chosen);
  const list = [
    ...(field.isOptional || chosen === '' ? [{ value: '', words: field.isOptional ? none : 'Choose …' }] : []),
    ...(known || chosen === '' ? [] : [{ value: chosen, words: chosen }]),
    ...options,
  ];
  control.append(...list.map(({ value, words }) => make('option', { value, selected: value === chosen }, words)));
  control.addEventListener('change', () => context.write(path, control.value === '' ? undefined : control.value));
  return wrapControl(control, field, path, context);
}

/** The name of an entry of some folders. */
export function drawReference(
  field: Described,
  folders: readonly string[],
  path: Path,
  context: FormContext,
): HTMLElement {
  const options = folders.flatMap((folder) => context.names.entries[folder] ?? []);
  return drawSelect(
    { ...field, help: '' },
    options.map(({ slug, name }) => ({ value: slug, words: name })),
    path,
    context,
  );
}

export function drawChoice(
  field: Described,
  { of }: Extract<ValueSpec, { is: 'choice' }>,
  path: Path,
  context: FormContext,
): HTMLElement {
  // What cannot be chosen otherwise is written all the same.
  const [only] = of;
  if (of.length === 1 && only !== undefined) {
    if (context.read(path) === undefined && !field.isOptional) context.write(path, only);
    return make('span', { hidden: true });
  }
  return drawSelect(
    field,
    of.map((value) => ({ value: String(value), words: capital(String(value).replaceAll('-', ' ')) })),
    path,
    context,
  );
}

export function drawFlag(field: Described, path: Path, context: FormContext): HTMLElement {
  const control = make('input', { type: 'checkbox' });
  control.checked = (context.read(path) ?? field.standard) === true;
  control.addEventListener('change', () =>
    context.write(path, control.checked === field.standard ? undefined : control.checked),
  );
  const drawn = wrapControl(control, { ...field, isOptional: false }, path, context);
  drawn.classList.add('flag');
  return drawn;
}

export function drawNumber(field: Described, path: Path, context: FormContext): HTMLElement {
  const control = make('input', { type: 'text', inputmode: 'decimal' });
  control.value = sayNumbers(context.read(path));
  control.addEventListener('input', () => context.write(path, readNumbers(control.value)));
  return wrapControl(control, field, path, context);
}

function sayNumbers(value: unknown): string {
  return value === undefined ? '' : [value].flat().join(', ');
}

/** e.g. "12" → 12, "40, 48" → [40, 48]; what is no number is left for the check to refuse. */
function readNumbers(words: string): unknown {
  if (words.trim() === '') return undefined;
  const parts = words.split(/,\s+/).map((part) => part.trim());
  const numbers = parts.map(Number);
  if (numbers.some(Number.isNaN)) return words;
  return numbers.length === 1 ? numbers[0] : numbers;
}

/** Several of some words, such as ways to be employed. */
export function drawSeveral(field: Described, of: readonly unknown[], path: Path, context: FormContext): HTMLElement {
  const written = context.read(path);
  const chosen: readonly unknown[] = Array.isArray(written) ? written : [written];
  const boxes = of.map((value) => {
    const box = make('input', { type: 'checkbox' });
    box.checked = chosen.includes(value);
    box.addEventListener('change', () => {
      const all = of.filter((_, index) => boxes[index]?.checked);
      context.write(path, all.length > 1 ? all : all[0]);
    });
    return box;
  });
  const labels = of.map((value, index) =>
    make('label', { class: 'box' }, boxes[index] ?? '', ` ${capital(String(value))}`),
  );
  return wrapControl(
    make('div', { class: 'boxes', role: 'group', 'aria-label': field.label }, ...labels),
    field,
    path,
    context,
  );
}
