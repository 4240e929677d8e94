export * from './json-schema.ts';
export { type Listed, listSiblings, moveInList } from './order.ts';
export { readTokens, TOKENIZER, toPlainSpaces } from './tokenizer.ts';
export * from './values.ts';
