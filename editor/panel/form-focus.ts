/** Moves the focus within the form. */
import type { FieldPath } from '../../engine/core/browser.ts';
import type { JsonPath } from '../protocol.ts';
import { rendered } from './editor.ts';
import { fieldName, parseFieldName } from './text.ts';

/** Controls that get the focus when their field opens: not those for links and pictures within a field. */
const FOCUSABLE = ':is(textarea, .rich-text, select, summary, input:not([type=file], [type=radio], [list]))';

/** The field of the form that has the focus; `[]` for the body. */
export function findFocusedField({ activeElement }: ShadowRoot): JsonPath | undefined {
  const name = activeElement?.closest<HTMLElement>('.form [data-path]')?.dataset['path'];
  return name === undefined ? undefined : parseFieldName(name);
}

/** Focuses a field, or the innermost group or list around it; without a path, the first field of the form. */
export async function focusField(root: ShadowRoot, path?: FieldPath): Promise<void> {
  await rendered();
  const fields = [...root.querySelectorAll<HTMLElement>('.form [data-path]')];
  const isAround = ({ dataset }: HTMLElement) => path && `${fieldName(path)}/`.startsWith(`${dataset['path']}/`);
  const field = path ? fields.findLast(isAround) : fields[0];
  openDetails(field);
  if (path) field?.scrollIntoView({ block: 'start' });
  field?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
}

function openDetails(element: Element | null | undefined): void {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
}
