import type { ValueSpec } from '../../../content/field-spec.ts';
import { button, make } from '../dom.ts';
import type { Path } from '../values.ts';
import type { Described, Draw, FormContext } from './context.ts';
import { wrapGroup } from './control.ts';
import { keepFocusIn } from './focused.ts';

/** Items that can be added, moved and taken out. */
export function drawList(
  field: Described,
  { item, least, most }: Extract<ValueSpec, { is: 'list' }>,
  path: Path,
  context: FormContext,
  drawItem: Draw,
): HTMLElement {
  const holder = make('div', { class: 'items' });
  const items = (): unknown[] => {
    const written = context.read(path);
    return Array.isArray(written) ? written : [];
  };
  const put = (next: unknown[], focus?: number) => {
    context.write(path, next.length === 0 && field.isOptional ? undefined : next);
    keepFocusIn(holder, draw);
    if (focus !== undefined) holder.children[focus]?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  const draw = () => {
    const all = items();
    const drawn = all.map((_, index) => {
      const label = `${index + 1}`;
      const others = all.filter((_other, place) => place !== index);
      const move = (to: number) => put(others.toSpliced(to, 0, all[index]), to);
      return make(
        'div',
        { class: 'item' },
        drawItem({ ...item, label, help: '', isOptional: false }, [...path, index], context),
        make(
          'p',
          { class: 'item-tools' },
          button('↑', () => move(index - 1), { 'aria-label': `Move ${label} up`, disabled: index === 0 }),
          button('↓', () => move(index + 1), {
            'aria-label': `Move ${label} down`,
            disabled: index === all.length - 1,
          }),
          button('Take out', () => put(others), { 'aria-label': `Take ${label} out`, disabled: all.length <= least }),
        ),
      );
    });
    const add = button('Add one', () => put([...items(), emptyOf(item.value)], all.length), {
      class: 'add',
      disabled: most !== undefined && all.length >= most,
    });
    holder.replaceChildren(...drawn, add);
  };
  draw();
  // What holds for every item is said once.
  return wrapGroup({ ...field, help: field.help || item.help }, path, holder);
}

/** What a new item is before anything is chosen or typed. */
function emptyOf({ is }: ValueSpec): unknown {
  if (is === 'list') return [];
  return is === 'group' || is === 'variants' ? {} : '';
}
