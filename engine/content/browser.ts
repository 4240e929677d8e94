export * from './field-spec.ts';
