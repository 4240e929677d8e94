/** @jsxImportSource preact */
import { useRef } from 'preact/hooks';
import { chooserOf, type FieldSpec, labelOf, slugify, type ValueSpec, valueAt } from '../../engine/content/browser.ts';
import { isGroup } from '../field-changes.ts';
import type { JsonPath } from '../protocol.ts';
import { Button, type FieldProps, GroupFrame, TextField, useField } from './controls.tsx';
import { emptyValue, focusField } from './entries.ts';
import { fieldName } from './files.ts';
import { LeafField } from './LeafField.tsx';
import { FocusPoint, PictureChooser } from './PictureChooser.tsx';

export function Field({ field, path, write }: FieldProps) {
  const { value } = field;
  if (value.type === 'list') return <ListField field={field} path={path} list={value} />;
  if (value.type !== 'group' && value.type !== 'variants') return <LeafField field={field} path={path} write={write} />;
  const isPicture = (inner: FieldSpec) => inner.value.type === 'text' && inner.value.kind.type === 'picture';
  const Group = shownFields(value, {}).some(isPicture) ? PictureField : GroupField;
  return <Group field={field} path={path} />;
}

/** The fields that authors can change. If a group may have fields of any name, all its fields are in the order of the file. */
export function shownFields(group: ValueSpec, data: unknown): FieldSpec[] {
  if (group.type === 'variants') {
    const chosen = group.variants.find(({ name }) => name === valueAt(data, [group.by]))?.group;
    return [{ ...chooserOf(group), help: '' }, ...(chosen ? shownFields(chosen, data) : [])];
  }
  const { fields, others } = group.type === 'group' ? group : { fields: [], others: undefined };
  const shown = fields.filter(
    ({ value }) => value.type !== 'any' && !(value.type === 'choice' && value.of.length === 1),
  );
  if (!others || !isGroup(data)) return shown;
  const names = Object.keys(data);
  const more = names.filter((name) => fields.every((field) => field.name !== name));
  const named = more.map((name) => ({ ...others, name, label: labelOf(name), help: '', isOptional: false }));
  return [...shown, ...named].sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}

/** @param names of the fields to show; by default, all */
export function GroupFields({ group, path, names }: { group: ValueSpec; path: JsonPath; names?: readonly string[] }) {
  const { value } = useField(path);
  const writerOf = useWriters(group, path);
  const fields = shownFields(group, value).filter(({ name }) => names?.includes(name) ?? true);
  const hasNamedGroups = group.type === 'group' && group.others?.value.type === 'group';
  const Item = hasNamedGroups ? NamedField : Field;
  return (
    <>
      {fields.map((field) => (
        <Item key={field.name} field={field} path={[...path, field.name]} write={writerOf(field.name)} />
      ))}
      {hasNamedGroups && <AddNamed path={path} />}
    </>
  );
}

/** For a field that changes others, too, the function that writes them together. For any other field, undefined. */
function useWriters(group: ValueSpec, path: JsonPath) {
  const { value: current, write } = useField(path);
  const lastValues = useRef<Record<string, unknown>>({});
  const data = isGroup(current) ? current : {};
  // Only in groups within an entry: a number of the entry itself, such as `order`, belongs to no text.
  const fields = group.type === 'group' && path.length > 0 ? group.fields : [];
  // A union: the number of a fact may also be a list of numbers.
  const numberName = fields.find(({ value }) => value.type === 'number' || value.type === 'union')?.name;
  const textName = fields.find(({ value }) => value.type === 'text' && value.kind.type === 'verbatim')?.name;
  return (name: string) => {
    // The fields of a variant are removed with it, and restored if it is chosen again.
    if (group.type === 'variants' && name === group.by) {
      return (variant: unknown) => {
        lastValues.current = { ...lastValues.current, ...data, [name]: variant };
        const chosen = group.variants.find((other) => other.name === variant)?.group.fields ?? [];
        const isKept = (key: string) => key === name || chosen.some((field) => field.name === key);
        write(Object.fromEntries(Object.entries(lastValues.current).filter(([key]) => isKept(key))));
      };
    }
    // The number in `{ value: 50, text: "50 lb" }` follows the text, unless the two already differ.
    if (numberName === undefined || name !== textName) return undefined;
    return (next: unknown) => {
      const [before, after] = [numberIn(data[name]), numberIn(next)];
      const isInSync = before === undefined || before === data[numberName];
      write({ ...data, [name]: next, ...(isInSync && after !== undefined && { [numberName]: after }) });
    };
  };
}

/** The number in a text such as "$1,500.00", unless there are several. */
function numberIn(text: unknown): number | undefined {
  const numbers = typeof text === 'string' ? (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []) : [];
  return numbers.length === 1 ? Number(numbers[0]?.replaceAll(',', '')) : undefined;
}

function GroupField({ field, path }: FieldProps) {
  const { editor, value, write } = useField(path);
  const add = () => {
    write(emptyValue(field.value));
    focusField(editor.root, path);
  };
  const isMissing = field.isOptional && value === undefined;
  const names = shownFields(field.value, value).map(({ name }) => name);
  return (
    <GroupFrame field={{ ...field, help: isMissing ? field.help : '' }} path={path} names={isMissing ? [] : names}>
      {isMissing ? (
        <Button class="add" label={`Add ${field.label.toLowerCase()}`} onClick={add} />
      ) : (
        <GroupFields group={field.value} path={path} />
      )}
    </GroupFrame>
  );
}

function PictureField({ field, path }: FieldProps) {
  const { editor, value, write } = useField(path);
  const written = valueAt(value, ['src']);
  const src = typeof written === 'string' ? written : undefined;
  const fields = shownFields(field.value, {});
  const focus = fields.find(({ name }) => name === 'focus');
  const names = fields.map(({ name }) => name).filter((name) => name !== 'src' && name !== 'focus');
  const choose = (chosen: string, isUpload = false) => {
    const picture = valueAt(editor.contentOf(editor.path).data, path);
    const { alt = '', ...more } = isGroup(picture) ? picture : {};
    write({ ...more, src: chosen, alt });
    if (isUpload) focusField(editor.root, [...path, 'alt']);
  };
  return (
    <GroupFrame field={{ ...field, help: '' }} path={path} names={src === undefined ? [] : names}>
      {src !== undefined && focus && <FocusPoint src={src} field={focus} path={[...path, 'focus']} />}
      {src !== undefined && <GroupFields group={field.value} path={path} names={names} />}
      <PictureChooser name={fieldName(path)} src={src} choose={choose} />
    </GroupFrame>
  );
}

function ListField({ field, path, list }: FieldProps & { list: Extract<ValueSpec, { type: 'list' }> }) {
  const { item, min, max = Number.POSITIVE_INFINITY } = list;
  const { editor, value, write } = useField(path);
  const container = useRef<HTMLDivElement>(null);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  /** Changes the list, and focuses a control of the item at the index `focused`. */
  const setItems = (next: readonly unknown[], focused: number, selector = '.item-tools > :enabled') => {
    write(next.length === 0 && field.isOptional ? undefined : next);
    // Renders the form now, because a change during typing is rendered later.
    editor.set({});
    const control = container.current?.children[focused]?.querySelector<HTMLElement>(selector);
    (control ?? container.current?.querySelector<HTMLElement>(':scope > .add'))?.focus();
    if (next.length < items.length) editor.announce('Removed. Undo brings it back.');
  };
  const count = items.length;
  const add = () => setItems([...items, emptyValue(item.value)], count, 'input, textarea, select');
  return (
    <GroupFrame field={{ ...field, help: field.help || item.help }} path={path} names={[...items.keys()]}>
      <div class="items" ref={container}>
        {items.map((_, index) => {
          const label = String(index + 1);
          const move = (to: number) => setItems(items.toSpliced(index, 1).toSpliced(to, 0, items[index]), to);
          const remove = () => setItems(items.toSpliced(index, 1), Math.min(index, count - 2));
          const button = (symbol: string, name: string, isDisabled: boolean, onClick: () => void) => (
            <Button label={symbol} aria-label={name} disabled={isDisabled} onClick={onClick} />
          );
          return (
            <div key={label} class="item">
              <p class="item-tools">
                {button('↑', `Move ${label} up`, index === 0, () => move(index - 1))}
                {button('↓', `Move ${label} down`, index === count - 1, () => move(index + 1))}
                {button('Remove', `Remove ${label}`, count <= min, remove)}
              </p>
              <Field field={{ ...item, label, help: '', isOptional: false }} path={[...path, index]} />
            </div>
          );
        })}
        <Button class="add" label="Add item" disabled={count >= max} onClick={add} />
      </div>
    </GroupFrame>
  );
}

/** A group with a name that authors choose, such as a fact. */
function NamedField({ field, path }: FieldProps) {
  const { value: data } = useField(path);
  const isText = ({ value }: FieldSpec) => value.type === 'text' && ['copy', 'verbatim'].includes(value.kind.type);
  const text = valueAt(data, [shownFields(field.value, data).find(isText)?.name ?? '']);
  return (
    <details class="named">
      <summary>
        {labelOf(String(path.at(-1)))} <small>{typeof text === 'string' && text}</small>
      </summary>
      <Field field={field} path={path} />
    </details>
  );
}

function AddNamed({ path }: { path: JsonPath }) {
  const { editor, value, write } = useField(path);
  const add = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const name = slugify(event.currentTarget.querySelector('input')?.value ?? '');
    if (name === '') return;
    event.currentTarget.reset();
    if (valueAt(value, [name]) === undefined) write({ ...(isGroup(value) && value), [name]: {} });
    focusField(editor.root, [...path, name]);
  };
  return (
    <form onSubmit={add}>
      <TextField label="New name" help="Other files use this name to show it." required>
        <Button class="add" label="Add" type="submit" />
      </TextField>
    </form>
  );
}
