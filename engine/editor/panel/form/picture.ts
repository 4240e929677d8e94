import type { GroupSpec } from '../../../content/field-spec.ts';
import { button, make } from '../dom.ts';
import { Refusal } from '../server.ts';
import { isGroup, type Path } from '../values.ts';
import type { Described, Draw, FormContext } from './context.ts';
import { wrapGroup } from './control.ts';
import { drawFocus } from './focus.ts';
import { keepFocusIn } from './focused.ts';

/** A group that names a picture. */
export function isPicture({ fields }: GroupSpec): boolean {
  return fields.some(({ value }) => value.is === 'text' && value.kind.is === 'picture');
}

/** A picture: chosen, dropped or taken from those that are there, with what it shows and the point that stays in view. */
export function drawPicture(
  field: Described,
  group: GroupSpec,
  path: Path,
  context: FormContext,
  drawField: Draw,
): HTMLElement {
  const holder = make('div', { class: 'items' });
  const read = () => {
    const value = context.read(path);
    return isGroup(value) ? value : {};
  };
  const put = (src: string) => {
    context.write([...path, 'src'], src);
    if (read().alt === undefined) context.write([...path, 'alt'], '');
    draw();
  };
  const status = make('p', { role: 'status', class: 'status' });
  const take = async (file: File | undefined) => {
    if (!file) return;
    status.textContent = 'Looking at it …';
    try {
      const { name } = await context.server.send<{ name: string }>(
        `picture?name=${encodeURIComponent(file.name)}`,
        file,
      );
      context.names.pictures.push({ name, width: 0, height: 0 });
      status.textContent = `${name} is put into the site when you save. Say what it shows.`;
      put(name);
    } catch (error) {
      status.textContent = error instanceof Refusal ? error.message : String(error);
    }
  };
  const draw = () => keepFocusIn(holder, drawParts);
  const drawParts = () => {
    const { src } = read();
    const focus = group.fields.find(({ name }) => name === 'focus');
    const others = group.fields.filter(({ name }) => name !== 'src' && name !== 'focus');
    holder.replaceChildren(
      ...(typeof src === 'string' ? [] : [drawChooser(undefined, context, put, take)]),
      ...(typeof src === 'string' && focus
        ? [drawFocus(addressOf(src, context), String(focus.standard ?? '50% 50%'), [...path, 'focus'], context)]
        : []),
      ...(typeof src === 'string' ? others.map((other) => drawField(other, [...path, other.name], context)) : []),
      ...(typeof src === 'string' ? [drawChooser(src, context, put, take)] : []),
      ...(field.isOptional && src !== undefined
        ? [
            button(
              'Take the picture away',
              () => {
                context.write(path, undefined);
                draw();
              },
              { class: 'add' },
            ),
          ]
        : []),
    );
  };
  draw();
  return wrapGroup({ ...field, help: '' }, path, holder, status);
}

function addressOf(name: string, { server }: FormContext): string {
  return server.addressOf(`picture/${encodeURIComponent(name)}`);
}

function drawChooser(
  src: string | undefined,
  { names }: FormContext,
  put: (src: string) => void,
  take: (file: File | undefined) => void,
): HTMLElement {
  const input = make('input', { type: 'file', accept: 'image/jpeg,image/png,image/webp' });
  input.addEventListener('change', () => take(input.files?.[0]));
  const select = make('select', { 'aria-label': 'A picture that is there' });
  select.append(
    make('option', { value: '' }, 'Choose one that is there …'),
    ...names.pictures.map(({ name }) => make('option', { value: name, selected: name === src }, name)),
  );
  select.addEventListener('change', () => select.value !== '' && put(select.value));
  const drop = make(
    'div',
    { class: 'drop' },
    make(
      'label',
      {},
      src === undefined
        ? 'Drop a picture here, or choose a file: '
        : 'Another picture: drop it here, or choose a file: ',
      input,
    ),
    select,
  );
  drop.addEventListener('dragover', (event) => event.preventDefault());
  drop.addEventListener('drop', (event) => {
    event.preventDefault();
    take(event.dataTransfer?.files[0]);
  });
  return drop;
}
