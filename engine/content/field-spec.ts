/** What may be written into a field, as plain values: for forms, for editors, for lists of fields. */
import type { FieldKind } from './field-kinds.ts';

/** A field of a group, in the order of its schema. */
export interface FieldSpec {
  /** As an author writes it, e.g. "shortName". */
  name: string;
  /** For a form, e.g. "Short name". */
  label: string;
  /** What is to be written, as it follows "write" in a fault; empty where the schema says nothing. */
  help: string;
  /** Whether it may be left out. */
  isOptional: boolean;
  /** Whether its name may stand alone. */
  mayBeEmpty?: boolean;
  /** What holds where it is left out. */
  standard?: unknown;
  value: ValueSpec;
}

/** What a field takes. */
export type ValueSpec =
  | TextSpec
  | { is: 'number'; isWhole: boolean; least?: number | undefined; most?: number | undefined }
  | { is: 'flag' }
  /** One of these words; a single one cannot be changed. */
  | { is: 'choice'; of: readonly (string | number | boolean | null)[] }
  | GroupSpec
  | { is: 'list'; item: ItemSpec; least: number; most?: number | undefined }
  /** A group that is one of several: its field `by` says which. */
  | { is: 'variants'; by: string; variants: readonly { name: string; group: GroupSpec }[] }
  | { is: 'either'; of: readonly ValueSpec[] }
  /** Nothing is known of it. */
  | { is: 'any' };

export interface TextSpec {
  is: 'text';
  /** What the words are: copy, an address, the name of a picture … */
  kind: FieldKind;
  /** In characters. */
  least?: number | undefined;
  most?: number | undefined;
  /** A regular expression that it fits. */
  pattern?: string | undefined;
}

export interface GroupSpec {
  is: 'group';
  fields: readonly FieldSpec[];
  /** What fields of any other name take. */
  others?: ItemSpec | undefined;
}

/** A value without a name of its own. */
export type ItemSpec = Pick<FieldSpec, 'label' | 'help' | 'value'>;
