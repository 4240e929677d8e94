import type { FieldSpec, TextSpec } from '../../../content/field-spec.ts';
import { make } from '../dom.ts';
import type { Path } from '../values.ts';
import type { FormContext } from './context.ts';
import { wrapControl } from './control.ts';
import { replaceIn } from './text.ts';

type Described = Pick<FieldSpec, 'label' | 'help'> & { isOptional?: boolean; value: TextSpec };

/** Words: in as many lines as they take, with their number where there is a limit. */
export function drawWords(field: Described, path: Path, context: FormContext): HTMLElement {
  const { kind, least, most } = field.value;
  const written = String(context.read(path) ?? '');
  const isLong = kind.is === 'copy' && (most === undefined || most > 80);
  const control = isLong
    ? make('textarea', { rows: '1', class: 'words' })
    : make('input', { type: typeOf(field.value), ...(kind.is === 'address' && { spellcheck: 'false' }) });
  control.value = written;
  const count = make('p', { class: 'count' });
  const tell = () => {
    const { length } = control.value.trim();
    if (most !== undefined) count.textContent = `${length} of ${most}${least ? `, ${least} at least` : ''}`;
    count.toggleAttribute('data-over', most !== undefined && (length > most || (length > 0 && length < (least ?? 0))));
  };
  const note = make('p', { class: 'help', role: 'status' });
  control.addEventListener('paste', (event) => {
    const pasted = event instanceof ClipboardEvent ? (event.clipboardData?.getData('text/plain').trim() ?? '') : '';
    if (!/[\r\n]/.test(pasted)) return;
    event.preventDefault();
    replaceIn(control, control.selectionStart ?? 0, control.selectionEnd ?? 0, pasted.replaceAll(/\s*[\r\n]\s*/g, ' '));
    note.textContent = 'This field takes one line: what you pasted was joined.';
  });
  control.addEventListener('input', () => {
    const value = control.value.replaceAll('\n', ' ');
    context.write(path, value.trim() === '' && field.isOptional ? undefined : value);
    tell();
  });
  tell();
  return wrapControl(control, field, path, context, note, ...(most === undefined ? [] : [count]));
}

function typeOf({ kind, pattern }: TextSpec): string {
  if (kind.is === 'date') return 'date';
  if (kind.is !== 'address') return 'text';
  // A phone number, by the form that it is asked for in.
  return pattern?.includes('\\d{3}') ? 'tel' : 'text';
}
