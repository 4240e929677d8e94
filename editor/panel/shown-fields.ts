import { type FieldSpec, makeChooser, toLabel, type ValueSpec, valueAt } from '../../engine/content/browser.ts';
import { isGroup } from '../field-changes.ts';

/** The fields that authors can change. A group may have fields of any name. */
export function listShownFields(group: ValueSpec, data: unknown): FieldSpec[] {
  if (group.type === 'variants') {
    const chosen = group.variants.find(({ name }) => name === valueAt(data, [group.by]))?.group;
    return [{ ...makeChooser(group), help: '' }, ...(chosen ? listShownFields(chosen, data) : [])];
  }
  if (group.type !== 'group') return [];
  const { fields, others } = group;
  const shown = fields.filter(({ value }) => value.type !== 'choice' || value.of.length > 1);
  if (!others || !isGroup(data)) return shown;
  const more = Object.keys(data).filter((name) => fields.every((field) => field.name !== name));
  return [...shown, ...more.map((name) => ({ ...others, name, label: toLabel(name), help: '', isOptional: false }))];
}
