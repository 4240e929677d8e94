export {
  chooserOf,
  type FieldSpec,
  labelOf,
  proposeName,
  type ValueSpec,
  valueAt,
  withValue,
} from './field-spec.ts';
