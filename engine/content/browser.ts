export type { FieldSpec, ValueSpec } from './field-spec.ts';
export { proposeName } from './propose-name.ts';
