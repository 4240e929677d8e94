import type { Group } from '../../../describe/field.ts';
import { make } from '../dom.ts';
import { nameOf, type Path, valueAt } from '../values.ts';
import type { FormContext } from './context.ts';
import { capital } from './control.ts';

/** A field of a group whose fields have any names, e.g. one of many facts. */
export interface Named {
  name: string;
  draw(): HTMLElement;
}

/** Many groups under names of their own: each is folded below its name and what visitors read of it, with the headings of the file. */
export function drawNamed(all: readonly Named[], group: Group, path: Path, context: FormContext): HTMLElement[] {
  return all.flatMap(({ name, draw }) => {
    const own = [...path, name];
    const heading = context.entry.headings[nameOf(own)];
    const says = make('small', {}, saidBy(group, own, context));
    const details = make('details', { class: 'named' }, make('summary', {}, `${sayName(name)} `, says), draw());
    details.addEventListener('input', () => {
      says.textContent = saidBy(group, own, context);
    });
    return heading === undefined ? [details] : [make('h3', {}, heading), details];
  });
}

/** e.g. "food-show-paid-low" → "Food show paid low" */
export function sayName(name: string): string {
  return capital(name.replaceAll(/[-_]/g, ' '));
}

/** The words of it that are shown. */
function saidBy({ fields, others }: Group, path: Path, { read }: FormContext): string {
  const value = fields.find(({ name }) => name === path.at(-1))?.value ?? others?.value;
  const words = value?.is === 'group' ? value.fields.find((field) => isShown(field.value)) : undefined;
  const said = words && valueAt(read(path), [words.name]);
  return typeof said === 'string' ? said : '';
}

function isShown(value: Group['fields'][number]['value']): boolean {
  return value.is === 'text' && (value.kind.is === 'copy' || value.kind.is === 'verbatim');
}
