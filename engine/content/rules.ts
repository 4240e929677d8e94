import type { Diagnostic, FieldPath, Finding } from '../core/index.ts';
import type { Collections } from './collections.ts';
import type { ReadResult, Source } from './source.ts';
import type { FieldText } from './texts.ts';

/** Set by the command line, some of it in place of content/site.md. */
export interface Overrides {
  origin?: string | undefined;
  base?: string | undefined;
  drafts?: boolean | undefined;
  /** Files of drafts to hide even so, as an author would name them. */
  without?: readonly string[] | undefined;
}

/** The collections of a site, and its rules for their content. */
export interface Rules<Content> {
  /** `Content` is `ContentOf` these, and what `finish` adds. */
  collections: Collections;
  /** How a variable begins in copy, e.g. `{{`. */
  variable?: RegExp;
  /** The rules for texts, which may depend on any file. */
  texts?(reading: ReadResult): TextRules;
  /** Errors that no schema of one entry can see. */
  check?(content: Content): EntryError[];
  /** The content with what the command line sets. */
  finish(content: Content, overrides: Overrides): Content;
}

/** An error of a field of an entry; of the file as a whole, if there is no path. */
export interface EntryError extends Finding {
  file: string;
  path?: FieldPath;
}

export interface TextRules {
  /** A source with values in place of its variables. */
  interpolate(source: Source): { source: Source; errors: Diagnostic[] };
  /** Everything but the source itself that the rules depend on: the cache key of a source without errors. */
  keyOf(source: Source): string;
  /** Errors in copy, as it was written. */
  check(source: Source, copy: readonly FieldText[]): Diagnostic[];
  /** Errors of all texts together. */
  errors: Diagnostic[];
  /** The values of the variables in a text, in order. */
  valuesIn?(text: string): VariableValue[];
}

/** A field's text that is shown in other texts. */
export interface VariableValue {
  text: string;
  file: string;
  path: FieldPath;
}

/** For a site without variables. */
export const NO_RULES: TextRules = {
  interpolate: (source) => ({ source, errors: [] }),
  keyOf: () => '',
  check: () => [],
  errors: [],
};
