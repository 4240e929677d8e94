import type { PlacedFault } from '../desk/place-faults.ts';
import { button, make } from './dom.ts';
import { sayFault } from './form/control.ts';
import { nameOf } from './values.ts';

/**
 * Shows faults beside their fields, and above the form those that stand elsewhere.
 * @param file of the form, as an author would name it
 * @param open shows the form of another file
 */
export function showFaults(
  form: HTMLElement,
  others: HTMLElement,
  faults: readonly PlacedFault[],
  file: string,
  open: (file: string) => void,
): void {
  for (const told of form.querySelectorAll<HTMLElement>('.fault')) told.hidden = true;
  for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
  const elsewhere = faults.filter((fault) => fault.file !== file || !tell(form, fault, open));
  others.replaceChildren(
    ...elsewhere.map(({ file: place, line, message }) =>
      make('p', { class: 'fault' }, drawFile(place, open), ` line ${line}: `, ...linkFiles(message, open)),
    ),
  );
}

function tell(form: HTMLElement, { path, message }: PlacedFault, open: (file: string) => void): boolean {
  if (path === undefined) return false;
  const holders = [...form.querySelectorAll<HTMLElement>('[data-path]')];
  for (let length = path.length; length >= 0; length--) {
    const name = nameOf(path.slice(0, length).map((key) => (typeof key === 'number' ? key : String(key))));
    const holder = holders.find((one) => one.dataset.path === name);
    const told = holder?.querySelector<HTMLElement>('.fault');
    if (!holder || !told) continue;
    const others = told.hidden ? [] : [...told.childNodes, '; '];
    told.replaceChildren(...others, ...linkFiles(sayFault(message), open));
    told.hidden = false;
    const details = holder.closest('details');
    if (details) details.open = true;
    holder.querySelector('input, textarea, select')?.setAttribute('aria-invalid', 'true');
    return true;
  }
  return false;
}

/** Words in which the content files that they name can be opened. */
function linkFiles(words: string, open: (file: string) => void): (string | Node)[] {
  return words.split(/(content\/[\w/-]+\.md)/).map((part, index) => (index % 2 === 0 ? part : drawFile(part, open)));
}

function drawFile(file: string, open: (file: string) => void): HTMLElement {
  return button(file, () => open(file), { class: 'link' });
}
