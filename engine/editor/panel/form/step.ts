import type { GroupSpec } from '../../../content/field-spec.ts';
import { nameOf, type Path } from '../values.ts';
import type { FormContext } from './context.ts';

/** A figure in words, e.g. "$1,500.00" or "50 lb". */
const FIGURE = /\d[\d,]*(?:\.\d+)?/g;

/**
 * Where words say the number beside them, e.g. `{ value: 50, text: "50 lb" }`, the number follows what is typed: nobody has to
 * change it twice.
 * @param form of the group
 */
export function keepInStep(form: HTMLElement, { fields }: GroupSpec, path: Path, context: FormContext): void {
  const number = fields.find(({ value }) => value.is === 'number' || value.is === 'either')?.name;
  const words = fields.find(({ value }) => value.is === 'text' && value.kind.is === 'verbatim')?.name;
  if (number === undefined || words === undefined) return;
  const [numberPath, wordsPath] = [
    [...path, number],
    [...path, words],
  ];
  // While there is no figure in the words, the number waits for one.
  let isInStep = context.read(numberPath) === readFigure(context.read(wordsPath));
  form.addEventListener('input', ({ target }) => {
    const field = target instanceof Element ? target.closest<HTMLElement>('[data-path]')?.dataset.path : undefined;
    if (field === nameOf(numberPath)) isInStep = false;
    const figure = readFigure(context.read(wordsPath));
    if (field !== nameOf(wordsPath) || !isInStep || figure === undefined) return;
    context.write(numberPath, figure);
    const control = form.querySelector<HTMLInputElement>(`[data-path="${CSS.escape(nameOf(numberPath))}"] input`);
    if (control) control.value = String(figure);
  });
}

/** The one number that words say in digits. */
function readFigure(words: unknown): number | undefined {
  const found = typeof words === 'string' ? (words.match(FIGURE) ?? []) : [];
  return found.length === 1 ? Number(found[0]?.replaceAll(',', '')) : undefined;
}
