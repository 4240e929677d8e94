import type { JsonPath } from '../protocol.ts';
import { nameOf, pathOf } from './values.ts';

const CONTROLS = 'textarea, select, input:not([type=file])';

/** The field of the form that has the focus. */
export function focusedField({ activeElement }: ShadowRoot): JsonPath | undefined {
  const name = activeElement?.closest<HTMLElement>('.form [data-path]')?.dataset.path;
  return name === undefined ? undefined : pathOf(name);
}

/** Focuses a field, or the nearest one around it; the first of the form for an empty path. */
export function focusField(root: ShadowRoot, path: JsonPath): void {
  const fields = [...root.querySelectorAll<HTMLElement>('.form [data-path]')];
  const names = path.map((_, index) => nameOf(path.slice(0, path.length - index)));
  const found = names.flatMap((name) => fields.find(({ dataset }) => dataset.path === name) ?? []);
  const [field] = path.length === 0 ? fields : found;
  openDetails(field);
  if (path.length > 0) field?.scrollIntoView({ block: 'start' });
  field?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
}

export function focusFirstError(root: ShadowRoot): void {
  const error = root.querySelector('.error');
  const field = error?.closest('.field, fieldset') ?? error;
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

export function openDetails(element: Element | null | undefined): void {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
}
