import { nameOf, type Path } from '../values.ts';

/** The field of a form that has the focus. */
export function focusedPath(form: HTMLElement): Path | undefined {
  const root = form.getRootNode();
  const active = root instanceof ShadowRoot ? root.activeElement : null;
  const name = active && form.contains(active) ? active.closest<HTMLElement>('[data-path]')?.dataset.path : undefined;
  return name?.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** Gives the focus to a field, or the nearest around it that the form has. */
export function focusField(form: HTMLElement | undefined, path: Path): void {
  const holders = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
  for (let length = path.length; length > 0; length--) {
    const holder = holders.find(({ dataset }) => dataset.path === nameOf(path.slice(0, length)));
    if (!holder) continue;
    for (let fold = holder.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    holder.scrollIntoView({ block: 'start' });
    findControl(holder)?.focus({ preventScroll: true });
    return;
  }
}

/** Gives the focus to the first field. */
export function focusFirst(form: HTMLElement): void {
  const holder = form.querySelector<HTMLElement>('[data-path]');
  if (holder) findControl(holder)?.focus({ preventScroll: true });
}

/** Of a picture, the words that it needs come before the choice of another one. */
function findControl(holder: HTMLElement): HTMLElement | null {
  const words = holder.matches('.field') ? null : holder.querySelector<HTMLElement>('.field textarea, .field input');
  return words ?? holder.querySelector<HTMLElement>('textarea, select, input:not([type=file])');
}

/** Draws something anew: where it had the focus, a control of the same kind has it then, or the first. */
export function keepFocusIn(holder: HTMLElement, draw: () => void): void {
  const root = holder.getRootNode();
  const active = root instanceof ShadowRoot ? root.activeElement : null;
  const kind = active && holder.contains(active) ? active.tagName : undefined;
  draw();
  if (kind === undefined) return;
  const next =
    holder.querySelector<HTMLElement>(kind) ?? holder.querySelector<HTMLElement>('textarea, select, input, button');
  next?.focus({ preventScroll: true });
}
