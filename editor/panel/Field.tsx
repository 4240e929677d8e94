/** @jsxImportSource preact */
import { type JsonSchema, listNames, schemaAt, slugify, valueAt, withValue } from '../../engine/content/browser.ts';
import { isGroup } from '../field-changes.ts';
import type { JsonPath } from '../protocol.ts';
import { Button } from './buttons.tsx';
import { type FieldProps, GroupFrame, useField } from './controls.tsx';
import { focusField } from './form-focus.ts';
import { LeafField } from './LeafField.tsx';
import { PictureField } from './PictureField.tsx';
import { listShownFields } from './shown-fields.ts';
import { makeEmpty } from './write-field.ts';

export function Field({ field, path }: FieldProps) {
  const { schema } = field;
  if (schema.type === 'array') return <ListField field={field} path={path} />;
  if (schema.type !== 'object' && schema.discriminator === undefined) return <LeafField field={field} path={path} />;
  const fields = listShownFields(schema, {});
  if (!fields.some((inner) => inner.schema.kind?.type === 'picture')) return <GroupField field={field} path={path} />;
  const names = fields.map(({ name }) => name).filter((name) => name !== 'src');
  return (
    <PictureField field={field} path={path} names={names}>
      <GroupFields group={schema} path={path} names={names} />
    </PictureField>
  );
}

interface GroupFieldsProps {
  group: JsonSchema;
  path: JsonPath;
  /** The names of the fields to show; by default, all. */
  names?: readonly string[];
}

export function GroupFields({ group, path, names }: GroupFieldsProps) {
  const { editor, value, write } = useField(path);
  const fields = listShownFields(group, value).filter(({ name }) => names?.includes(name) ?? true);
  const others = group.additionalProperties;
  const hasNamedGroups = typeof others === 'object' && others.type === 'object';
  const add = () => {
    const name = slugify(prompt('What is it called? Texts use this name in double braces.') ?? '');
    if (name === '' || !hasNamedGroups) return;
    if (valueAt(value, [name]) === undefined) write(withValue(value, [name], makeEmpty(others)));
    return focusField(editor.root, [...path, name]);
  };
  return (
    <>
      {fields.map((field) => {
        const fieldPath = [...path, field.name];
        // Authors choose the names, such as those of facts.
        if (hasNamedGroups)
          return (
            <details key={field.name} class="named">
              <summary>{field.name}</summary>
              <Field field={field} path={fieldPath} />
            </details>
          );
        if (field.name === group.discriminator)
          return <VariantField key={field.name} field={field} path={fieldPath} group={group} />;
        return <Field key={field.name} field={field} path={fieldPath} />;
      })}
      {hasNamedGroups && <Button class="add" label="Add one" onClick={add} />}
    </>
  );
}

/** Chooses the variant of a group. The fields that the new variant does not have are removed. */
function VariantField({ field, path, group }: FieldProps & { group: JsonSchema }) {
  const { value, write } = useField(path.slice(0, -1));
  const choose = (variant: unknown) => {
    const choice = { [field.name]: variant };
    const names = listNames(group, choice);
    const kept = Object.entries(isGroup(value) ? value : {}).filter(([name]) => names.includes(name));
    write({ ...Object.fromEntries(kept), ...choice });
  };
  return <LeafField field={field} path={path} write={choose} />;
}

function GroupField({ field, path }: FieldProps) {
  const { editor, value, write } = useField(path);
  const add = () => {
    write(makeEmpty(field.schema));
    focusField(editor.root, path);
  };
  const isMissing = field.isOptional && value === undefined;
  const names = listShownFields(field.schema, value).map(({ name }) => name);
  return (
    <GroupFrame field={field} path={path} names={names}>
      {isMissing ? (
        <Button class="add" label={`Add ${field.label.toLowerCase()}`} onClick={add} />
      ) : (
        <GroupFields group={field.schema} path={path} />
      )}
    </GroupFrame>
  );
}

function ListField({ field, path }: FieldProps) {
  const { editor, value, write } = useField(path);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const item = schemaAt(field.schema, value, [0]) ?? {};
  /** Changes the list, and focuses the item at the index `focused`. */
  const setItems = (next: readonly unknown[], focused: number) => {
    write(next.length === 0 && field.isOptional ? undefined : next);
    if (next.length < items.length) editor.status.set('Removed. Undo brings it back.');
    return focusField(editor.root, [...path, focused]);
  };
  return (
    <GroupFrame field={{ ...field, help: item.description ?? field.help }} path={path} names={[...items.keys()]}>
      <div class="items">
        {items.map((_, index) => {
          const label = String(index + 1);
          const others = items.toSpliced(index, 1);
          const moveTo = (to: number) => setItems(others.toSpliced(to, 0, items[index]), to);
          return (
            <div key={label} class="item">
              <p class="item-tools">
                <Button
                  label="↑"
                  aria-label={`Move ${label} up`}
                  disabled={index === 0}
                  onClick={() => moveTo(index - 1)}
                />
                <Button
                  label="↓"
                  aria-label={`Move ${label} down`}
                  disabled={index === others.length}
                  onClick={() => moveTo(index + 1)}
                />
                <Button
                  label="Remove"
                  aria-label={`Remove ${label}`}
                  onClick={() => setItems(others, Math.min(index, others.length - 1))}
                />
              </p>
              <Field
                field={{ name: label, label, schema: item, help: '', isOptional: false }}
                path={[...path, index]}
              />
            </div>
          );
        })}
        <Button class="add" label="Add item" onClick={() => setItems([...items, makeEmpty(item)], items.length)} />
      </div>
    </GroupFrame>
  );
}
