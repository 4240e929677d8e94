import { type JsonSchema, labelOf, listNames, listOptions, schemaAt, valueAt } from '../../engine/content/browser.ts';
import { isGroup } from '../field-changes.ts';

/** A field, a group or a list item of a form. */
export interface FormField {
  name: string;
  label: string;
  help: string;
  schema: JsonSchema;
  isOptional: boolean;
}

/** The fields that authors can change. A group may have fields of any name. */
export function listShownFields(group: JsonSchema, data: unknown): FormField[] {
  const own = listOwnNames(group, data);
  const others = isGroup(data) && group.additionalProperties ? Object.keys(data) : [];
  const groups = [group, ...listOptions(group, data)];
  return [...new Set([...own, ...others])].flatMap((name) => {
    const schema = schemaAt(group, data, [name]);
    // A constant is no choice.
    if (!schema || schema.const !== undefined) return [];
    const isOwn = own.includes(name) && name !== group.discriminator;
    const isOptional = own.includes(name) && !groups.some(({ required }) => required?.includes(name));
    // That of a group says how to write it, which is what its form does.
    const help = (isOwn && schema.type !== 'object' && schema.description) || '';
    return [{ name, label: labelOf(name, schema), help, schema, isOptional }];
  });
}

/** If one field chooses between several groups, it comes first. Until it is set, it is the only one. */
function listOwnNames(group: JsonSchema, data: unknown): string[] {
  const { discriminator } = group;
  if (discriminator === undefined) return listNames(group, data);
  const choices = schemaAt(group, data, [discriminator])?.enum ?? [];
  const isChosen = choices.some((choice) => choice === valueAt(data, [discriminator]));
  return [...new Set([discriminator, ...(isChosen ? listNames(group, data) : [])])];
}
