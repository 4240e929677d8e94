export { entryNameOf, nextOrder, titleOf } from './collection-specs.ts';
export {
  ADDED,
  type CollectionSpec,
  type ContentOf,
  collection,
  collectionOf,
  type Entry,
  listCollections,
  single,
} from './collections.ts';
export { type ContentCache, newContentCache } from './content-cache.ts';
export type { ValidatedEntry } from './entry.ts';
export { choicesAt, type FieldKind, kindAt, namesAt, valueAt } from './field-kinds.ts';
export { chooserOf, type FieldSpec, fieldHelp, type GroupSpec, type ItemSpec, type ValueSpec } from './field-spec.ts';
export {
  as,
  DESCRIPTION,
  date,
  email,
  entry,
  flagThat,
  type LinkField,
  link,
  order,
  type PictureField,
  page,
  phone,
  picture,
  reference,
  text,
  titled,
  verbatim,
  whenSound,
  words,
} from './fields.ts';
export { introspect, listFields } from './introspect.ts';
export { renderMarkdown } from './markdown.ts';
export { listDifferingAlts, listPictures, type NamedPictures } from './named-pictures.ts';
export { parseFile } from './parse-file.ts';
export { alignScalar, countLines } from './positions.ts';
export { proposeName } from './propose-name.ts';
export { quote } from './quoting.ts';
export { findFile, NO_VIRTUAL_FILES, namesWith, readContent, type VirtualFiles } from './read.ts';
export { type EntryError, NO_RULES, type Overrides, type Rules, type TextRules, type VariableValue } from './rules.ts';
export { createEntry, type ScaffoldOptions } from './scaffold.ts';
export type { Terminal } from './scaffold-fill.ts';
export { withValue } from './scaffold-gaps.ts';
export { listEntryKinds } from './scaffold-kinds.ts';
export { basePath, hosts, language, origin } from './settings.ts';
export { fieldAt, fieldError, fileIn, type ReadResult, type Source } from './source.ts';
export { findMissingGlyphs } from './text-errors.ts';
export { type FieldText, interpolate, listStrings, listTexts, mapStrings } from './texts.ts';
export { childrenOf, type PlacedToken, placeTokens } from './tokens.ts';
export { typesetTokens } from './typeset.ts';
export { type Drafts, requireValid, type ValidationResult, validate } from './validate.ts';
export { writeBlock, writeInline, writeItem, writeText } from './write-yaml.ts';
