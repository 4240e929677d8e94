import type { FieldSpec, ItemSpec } from '../../../content/field-spec.ts';
import type { FormEntry as EntryForm, FormChoices as Names } from '../../protocol.ts';
import type { Server } from '../server.ts';
import type { Path } from '../values.ts';
import type { ShownPage } from './elsewhere.ts';

/** What the fields of a form know of each other, and of the world. */
export interface FormContext {
  entry: EntryForm & { shown: Record<string, readonly ShownPage[]>; pages: readonly string[] };
  names: Names;
  server: Server;
  read(path: Path): unknown;
  /** A field is to be something else; undefined takes it out. */
  write(path: Path, value: unknown): void;
}

/** A field, or an item of a list. */
export type Described = ItemSpec & Partial<Pick<FieldSpec, 'isOptional' | 'standard'>>;

/** Draws a field of any kind. */
export type Draw = (field: Described, path: Path, context: FormContext) => HTMLElement;
