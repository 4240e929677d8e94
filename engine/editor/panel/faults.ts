import type { Suggestion } from '../../core/diagnostics.ts';
import type { FormError as PlacedFault } from '../protocol.ts';
import { button, make } from './dom.ts';
import { sayFault } from './form/control.ts';
import { nameOf } from './values.ts';

/** What can be done about a fault. */
export interface Cures {
  /** Shows the form of another file, as an author would name it. */
  open(file: string): void;
  add(suggestion: Suggestion): void;
  /** Puts what was found under a name of its own. */
  name(fault: PlacedFault): void;
}

/**
 * Shows faults beside their fields, and above the form those that stand elsewhere.
 * @param file of the form, as an author would name it
 */
export function showFaults(
  form: HTMLElement,
  others: HTMLElement,
  faults: readonly PlacedFault[],
  file: string,
  cures: Cures,
): void {
  for (const told of form.querySelectorAll<HTMLElement>('.fault')) told.hidden = true;
  for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
  const elsewhere = faults.filter((fault) => fault.file !== file || !tell(form, fault, cures));
  others.replaceChildren(
    ...elsewhere.map((fault) =>
      make('p', { class: 'fault' }, drawFile(fault.file, cures), ` line ${fault.line}: `, ...drawWords(fault, cures)),
    ),
  );
}

function tell(form: HTMLElement, fault: PlacedFault, cures: Cures): boolean {
  const { path, message } = fault;
  if (path === undefined) return false;
  const holders = [...form.querySelectorAll<HTMLElement>('[data-path]')];
  for (let length = path.length; length >= 0; length--) {
    const name = nameOf(path.slice(0, length).map((key) => (typeof key === 'number' ? key : String(key))));
    const holder = holders.find((one) => one.dataset.path === name);
    const told = holder?.querySelector<HTMLElement>('.fault');
    if (!holder || !told) continue;
    const others = told.hidden ? [] : [...told.childNodes, '; '];
    told.replaceChildren(...others, ...drawWords({ ...fault, message: sayFault(message) }, cures));
    told.hidden = false;
    const details = holder.closest('details');
    if (details) details.open = true;
    holder.querySelector('input, textarea, select')?.setAttribute('aria-invalid', 'true');
    return true;
  }
  return false;
}

/** Words in which the content files that they name can be opened. */
function drawWords(fault: PlacedFault, cures: Cures): (string | Node)[] {
  const { message, fix, suggestion } = fault;
  const words = `${message} ${fix}`
    .trim()
    .split(/(content\/[\w/-]+\.md)/)
    .map((part, index) => (index % 2 === 0 ? part : drawFile(part, cures)));
  if (!suggestion) return words;
  return [
    ...words,
    ' ',
    ...(suggestion.named
      ? [button(`${suggestion.named.label} …`, () => cures.name(fault), { class: 'link' }), ' ']
      : []),
    button('Let it stand …', () => cures.add(suggestion), { class: 'link' }),
  ];
}

function drawFile(file: string, { open }: Cures): HTMLElement {
  return button(file, () => open(file), { class: 'link' });
}
