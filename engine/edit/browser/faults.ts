import type { PlacedFault } from '../desk/place-faults.ts';
import { make } from './dom.ts';
import { nameOf } from './values.ts';

/**
 * Shows faults beside their fields, and above the form those that stand elsewhere.
 * @param file of the form, as an author would name it
 */
export function showFaults(form: HTMLElement, others: HTMLElement, faults: readonly PlacedFault[], file: string): void {
  for (const told of form.querySelectorAll<HTMLElement>('.fault')) told.hidden = true;
  for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
  const elsewhere = faults.filter((fault) => fault.file !== file || !tell(form, fault));
  others.replaceChildren(
    ...elsewhere.map(({ file: place, line, message }) =>
      make('p', { class: 'fault' }, make('b', {}, `${place}:${line} `), message),
    ),
  );
}

function tell(form: HTMLElement, { path, message }: PlacedFault): boolean {
  if (path === undefined) return false;
  const holders = [...form.querySelectorAll<HTMLElement>('[data-path]')];
  for (let length = path.length; length >= 0; length--) {
    const name = nameOf(path.slice(0, length).map((key) => (typeof key === 'number' ? key : String(key))));
    const holder = holders.find((one) => one.dataset.path === name);
    const told = holder?.querySelector<HTMLElement>('.fault');
    if (!holder || !told) continue;
    told.textContent = told.hidden ? message : `${told.textContent}; ${message}`;
    told.hidden = false;
    const details = holder.closest('details');
    if (details) details.open = true;
    holder.querySelector('input, textarea, select')?.setAttribute('aria-invalid', 'true');
    return true;
  }
  return false;
}
