export { type FieldSpec, proposeName, type ValueSpec } from './field-spec.ts';
