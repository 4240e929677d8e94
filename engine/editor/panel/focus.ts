import type { JsonPath } from '../protocol.ts';
import { nameOf, pathOf } from './values.ts';

const CONTROLS = 'textarea, select, input:not([type=file])';

/** The field of the form that has the focus. */
export function focusedField({ activeElement }: ShadowRoot): JsonPath | undefined {
  const name = activeElement?.closest<HTMLElement>('.form [data-path]')?.dataset.path;
  return name === undefined ? undefined : pathOf(name);
}

/** Focuses a field, or the nearest one around it. */
export function focusField(root: ShadowRoot, path: JsonPath): void {
  const fields = [...root.querySelectorAll<HTMLElement>('.form [data-path]')];
  for (let length = path.length; length > 0; length--) {
    const field = fields.find(({ dataset }) => dataset.path === nameOf(path.slice(0, length)));
    if (!field) continue;
    openDetails(field);
    field.scrollIntoView({ block: 'start' });
    controlOf(field)?.focus({ preventScroll: true });
    return;
  }
}

export function focusFirst(root: ShadowRoot): void {
  const field = root.querySelector<HTMLElement>('.form [data-path]');
  if (field) controlOf(field)?.focus({ preventScroll: true });
}

export function focusFirstError(root: ShadowRoot): void {
  const error = root.querySelector<HTMLElement>('.error');
  const field = error?.closest('.field') ?? error;
  field?.querySelector<HTMLElement>('textarea, select, input, button')?.focus({ preventScroll: true });
  error?.scrollIntoView({ block: 'center' });
}

/** Selects lines of the body. */
export function selectLines(root: ShadowRoot, first: number, last: number): void {
  const area = root.querySelector<HTMLTextAreaElement>('textarea.markdown');
  if (!area) return;
  area.scrollIntoView({ block: 'center' });
  const lines = area.value.split('\n');
  const lengthOf = (part: readonly string[]) => part.join('\n').length;
  area.focus();
  area.setSelectionRange(lengthOf(lines.slice(0, first)) + Number(first > 0), lengthOf(lines.slice(0, last + 1)));
  area.scrollTop = area.scrollHeight * (first / lines.length) - area.clientHeight / 3;
}

export function openDetails(element: Element | null): void {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
}

/** Of a picture, its text comes before the choice of another one. */
function controlOf(field: HTMLElement): HTMLElement | null {
  const text = field.matches('.field') ? null : field.querySelector<HTMLElement>('.field textarea, .field input');
  return text ?? field.querySelector<HTMLElement>(CONTROLS);
}
