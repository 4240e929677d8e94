import { type FieldSpec, makeChooser, toLabel, type ValueSpec, valueAt } from '../../engine/content/browser.ts';
import { isGroup } from '../field-changes.ts';

/** The fields that authors can change. If a group may have fields of any name, all its fields are in the order of the file. */
export function listShownFields(group: ValueSpec, data: unknown): FieldSpec[] {
  if (group.type === 'variants') {
    const chosen = group.variants.find(({ name }) => name === valueAt(data, [group.by]))?.group;
    return [{ ...makeChooser(group), help: '' }, ...(chosen ? listShownFields(chosen, data) : [])];
  }
  if (group.type !== 'group') return [];
  const { fields, others } = group;
  const shown = fields.filter(
    ({ value }) => value.type !== 'any' && !(value.type === 'choice' && value.of.length === 1),
  );
  if (!others || !isGroup(data)) return shown;
  const names = Object.keys(data);
  const more = names.filter((name) => fields.every((field) => field.name !== name));
  const named = more.map((name) => ({ ...others, name, label: toLabel(name), help: '', isOptional: false }));
  return [...shown, ...named].sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}
