import type { z } from 'zod';

/** A kind of content file: what an author may write into it. */
export interface Kind<Fields = object> {
  fields: z.ZodType<Fields>;
  /** Whether Markdown stands below the front matter; of other kinds it would be shown nowhere. */
  hasText: boolean;
}

/** A content file, parsed and checked: what its author wrote, and what the build adds. */
export type Entry<Fields = object> = Fields & {
  /** The file name without its ending, e.g. "grocery". */
  slug: string;
  /** As an author would name it, e.g. "content/services/grocery.md". */
  file: string;
  /** The Markdown text as HTML, its links without the base path. */
  body: string;
};

export const fieldsOnly = <Fields extends object>(fields: z.ZodType<Fields>): Kind<Fields> => ({
  fields,
  hasText: false,
});

export const withText = <Fields extends object>(fields: z.ZodType<Fields>): Kind<Fields> => ({ fields, hasText: true });

/** What the build adds; an author cannot set these. */
export const ADDED: readonly string[] = ['slug', 'file', 'body'];

/** A content folder, by the schemas of its files. */
export interface Contents {
  /** The entry of a file that the site cannot do without, e.g. "pages/home". */
  file<Fields extends object>(path: string, kind: Kind<Fields>): Entry<Fields>;
  /** Every entry of a folder, by the names of their files. */
  folder<Fields extends object>(path: string, kind: Kind<Fields>): Entry<Fields>[];
  /** Those of a folder that are asked for by no name, and say a field that marks them, e.g. `layout`. Ask by names first. */
  others<Fields extends object>(path: string, kind: Kind<Fields>, mark: string): Entry<Fields>[];
}
