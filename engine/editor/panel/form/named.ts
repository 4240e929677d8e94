import type { GroupSpec } from '../../../content/field-spec.ts';
import { proposeName } from '../../../content/propose-name.ts';
import { button, freshId, make } from '../dom.ts';
import { isGroup, nameOf, type Path, valueAt } from '../values.ts';
import type { FormContext } from './context.ts';
import { capital } from './control.ts';

/** A field of a group whose fields have any names, e.g. one of many facts. */
export interface Named {
  name: string;
  draw(): HTMLElement;
}

/** Many groups under names of their own: each is folded below its name and what visitors read of it, with the headings of the file. */
export function drawNamed(
  all: readonly Named[],
  group: GroupSpec,
  path: Path,
  context: FormContext,
  drawNew: (name: string) => HTMLElement,
): HTMLElement[] {
  const drawOne = ({ name, draw }: Named) => {
    const own = [...path, name];
    const heading = context.entry.headings[nameOf(own)];
    const says = make('small', {}, saidBy(group, own, context));
    const details = make('details', { class: 'named' }, make('summary', {}, `${sayName(name)} `, says), draw());
    details.addEventListener('input', () => {
      says.textContent = saidBy(group, own, context);
    });
    return heading === undefined ? [details] : [make('h3', {}, heading), details];
  };
  const adder = drawAdder((name) => {
    const isTaken = isGroup(context.read(path)) && valueAt(context.read(path), [name]) !== undefined;
    if (!isTaken) {
      context.write([...path, name], {});
      adder.before(...drawOne({ name, draw: () => drawNew(name) }));
    }
    const holders = [...(adder.parentElement?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
    const holder = holders.find(({ dataset }) => dataset.path === nameOf([...path, name]));
    holder?.closest('details')?.setAttribute('open', '');
    holder?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  });
  return [...all.flatMap(drawOne), adder];
}

/** Asks for the name of one more, and adds it. */
function drawAdder(add: (name: string) => void): HTMLElement {
  const id = freshId();
  const input = make('input', { id });
  const press = () => {
    const name = proposeName(input.value);
    if (name === '') return input.focus();
    input.value = '';
    add(name);
  };
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    press();
  });
  return make(
    'div',
    { class: 'field' },
    make('label', { for: id }, 'Name of a new one'),
    input,
    make('p', { class: 'help' }, 'Other files show it by this name.'),
    button('Add it', press, { class: 'add' }),
  );
}

/** e.g. "food-show-paid-low" → "Food show paid low" */
export function sayName(name: string): string {
  return capital(name.replaceAll(/[-_]/g, ' '));
}

/** The words of it that are shown. */
function saidBy({ fields, others }: GroupSpec, path: Path, { read }: FormContext): string {
  const value = fields.find(({ name }) => name === path.at(-1))?.value ?? others?.value;
  const words = value?.is === 'group' ? value.fields.find((field) => isShown(field.value)) : undefined;
  const said = words && valueAt(read(path), [words.name]);
  return typeof said === 'string' ? said : '';
}

function isShown(value: GroupSpec['fields'][number]['value']): boolean {
  return value.is === 'text' && (value.kind.is === 'copy' || value.kind.is === 'verbatim');
}
