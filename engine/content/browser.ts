export * from './field-spec.ts';
export { type Listed, listSiblings, moveInList } from './order.ts';
export { TOKENIZER } from './tokenizer.ts';
