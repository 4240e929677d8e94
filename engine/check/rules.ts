import type { z } from 'zod';
import type { AuthorError } from '../faults/errors.ts';
import type { Reading, Source } from '../read/read.ts';
import type { Tree } from './tree.ts';

/** What a command line may set in place of content/site.md. */
export interface Overrides {
  origin?: string | undefined;
  base?: string | undefined;
}

/** What a site asks of its content. */
export interface Rules<Content> {
  /** Of the whole content folder. */
  schema: z.ZodType<Content>;
  /** The rules of texts, once it is known what is written where. */
  texts(reading: Reading): TextRules;
  /** Faults for entries that name others which do not exist; the content is still in the order of its files. */
  checkNames(content: Content, tree: Tree, reading: Reading): AuthorError[];
  /** The content in its order, with what the command line sets. */
  finish(content: Content, overrides: Overrides): Content;
}

export interface TextRules {
  /** A source with words put in for others, and what cannot be put in. */
  fill(source: Source): { source: Source; faults: AuthorError[] };
  /** Of all texts as they were written. */
  faults: AuthorError[];
}
