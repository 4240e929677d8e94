import type { FieldSpec } from '../../../content/field-spec.ts';
import { freshId, make } from '../dom.ts';
import { nameOf, type Path } from '../values.ts';
import type { FormContext } from './context.ts';
import { drawElsewhere } from './elsewhere.ts';

type Described = Pick<FieldSpec, 'label' | 'help'> & { isOptional?: boolean };

/** A field with what belongs to it: its name above, and below it what to write, what is wrong, and how much there is. */
export function wrapControl(
  control: HTMLElement,
  { label, help, isOptional }: Described,
  path: Path,
  { entry }: FormContext,
  ...more: HTMLElement[]
): HTMLElement {
  const [id, helpId, faultId] = [freshId(), freshId(), freshId()];
  control.id = id;
  control.setAttribute('aria-describedby', `${faultId} ${helpId}`);
  return make(
    'div',
    { class: 'field', 'data-path': nameOf(path) },
    make(
      'label',
      { for: id },
      label || 'Item',
      ...(isOptional ? [make('span', { class: 'optional' }, ' may be left out')] : []),
    ),
    control,
    make('p', { class: 'fault', id: faultId, hidden: true }),
    ...more,
    make('p', { class: 'help', id: helpId }, ...(help === '' ? [] : [sayHelp(help)])),
    ...drawElsewhere(entry.shown[nameOf(path)] ?? []),
  );
}

/** What is to be written, for whoever writes it into a form: that puts quotes where the file needs them. */
export function sayHelp(help: string): string {
  return capital(help.replaceAll(/,? in quotes/g, ''));
}

/** What is wrong, for the same: a form has no groups to be written, and names no field twice. */
export function sayFault(message: string): string {
  const words = message.replace(/^fact: /, '');
  if (/^found nothing, write a group such as \{ src/.test(words)) return 'A picture is missing: choose one.';
  return sayHelp(words.replace(/^found (?:nothing|""), write /, 'still empty: '));
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A group of fields under a name of its own. */
export function wrapGroup({ label, help }: Described, path: Path, ...children: Node[]): HTMLElement {
  return make(
    'fieldset',
    { 'data-path': nameOf(path) },
    make('legend', {}, label),
    make('p', { class: 'fault', hidden: true }),
    ...(help === '' ? [] : [make('p', { class: 'help' }, sayHelp(help))]),
    ...children,
  );
}
