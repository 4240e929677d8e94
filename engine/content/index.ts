export {
  ADDED,
  type CollectionSpec,
  type ContentOf,
  collection,
  collectionOf,
  type Entry,
  entryNameOf,
  listCollections,
  nextOrder,
  single,
  titleOf,
} from './collections.ts';
export { NO_RULES, type TextRules, type ValidatedEntry, type VariableValue } from './entry.ts';
export * from './field-spec.ts';
export * from './fields.ts';
export { alignScalar, countLines, writeBlock, writeInline, writeItem, writeText } from './front-matter.ts';
export { renderMarkdown } from './markdown.ts';
export {
  type ContentCache,
  findFile,
  NO_VIRTUAL_FILES,
  namesWith,
  newContentCache,
  parseFile,
  readContent,
  type VirtualFiles,
} from './read.ts';
export { listDifferingAlts, listPictures, type NamedPictures } from './references.ts';
export { createEntry, type ScaffoldOptions } from './scaffold.ts';
export {
  type FieldText,
  fieldAt,
  fieldError,
  fileIn,
  interpolate,
  listStrings,
  listTexts,
  mapStrings,
  type ReadResult,
  type Source,
} from './source.ts';
export { findMissingGlyphs } from './text-errors.ts';
export { childrenOf, type PlacedToken, placeTokens } from './tokens.ts';
export { typesetTokens } from './typeset.ts';
export type { EntryError, Overrides, Rules } from './validate.ts';
export { type Drafts, type ValidationResult, validate } from './validate.ts';
export { quote } from './yaml-hints.ts';
