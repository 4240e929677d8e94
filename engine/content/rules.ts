import type { Diagnostic, FieldPath, Finding } from '../core/diagnostics.ts';
import type { Collections } from './collections.ts';
import type { ReadResult, Source } from './source.ts';
import type { FieldText } from './texts.ts';

/** What a command sets: some of it in place of content/site.md. */
export interface Overrides {
  origin?: string | undefined;
  base?: string | undefined;
  /** Whether drafts are shown. */
  drafts?: boolean | undefined;
  /** Files of drafts that are not shown even so, as an author would name them. */
  without?: readonly string[] | undefined;
}

/** What a site asks of its content. */
export interface Rules<Content> {
  /** `Content` is `ContentOf` these, and what `finish` adds. */
  collections: Collections;
  /** What stands in copy where other words are put in, e.g. braces. */
  variable?: RegExp;
  /** The rules of texts, once it is known what is written where. */
  texts?(reading: ReadResult): TextRules;
  /** Errors that no schema of one entry can see. */
  check?(content: Content): EntryError[];
  /** The content in its order, with what the command line sets. */
  finish(content: Content, overrides: Overrides): Content;
}

/** An error of a field of an entry; of the file as a whole, if there is no path. */
export interface EntryError extends Finding {
  file: string;
  path?: FieldPath;
}

export interface TextRules {
  /** A source with words put in for others, and what cannot be put in. */
  interpolate(source: Source): { source: Source; errors: Diagnostic[] };
  /** All that the rules know of a source besides its own words: while it is the same, so is what they make of a source without errors. */
  keyOf(source: Source): string;
  /** Errors in the words that visitors read, as they were written. */
  check(source: Source, copy: readonly FieldText[]): Diagnostic[];
  /** Of all texts together. */
  errors: Diagnostic[];
  /** The words that are put into a text, in their order, and the fields that say them. */
  valuesIn?(text: string): VariableValue[];
}

/** Words that stand in one file, and are shown in the texts of others. */
export interface VariableValue {
  text: string;
  file: string;
  path: FieldPath;
}

/** Of a site that puts no words into others. */
export const NO_RULES: TextRules = {
  interpolate: (source) => ({ source, errors: [] }),
  keyOf: () => '',
  check: () => [],
  errors: [],
};
