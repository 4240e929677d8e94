export * from './field-spec.ts';
export { type Listed, listSiblings, moveInList } from './order.ts';
export { readTokens, TOKENIZER, toPlainSpaces } from './tokenizer.ts';
