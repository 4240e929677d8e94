import type { AuthorError } from '../core/diagnostics.ts';
import type { FrontMatter } from './front-matter.ts';

/** A content file as it stands. */
export interface SourceFile {
  /** Within the content folder, with forward slashes, e.g. "services/grocery.md". */
  path: string;
  /** As an author would name it, e.g. "content/services/grocery.md". */
  file: string;
  /** Equal bytes, equal hash. */
  hash: string;
}

/** A content file, read but not yet checked. */
export interface Source extends SourceFile, FrontMatter {}

/** How an author would name a file of a content folder, e.g. "content/services/grocery.md". */
export function fileIn(folder: string, path: string): string {
  return `${folder.replace(/\/+$/, '')}/${path}`;
}

/** A content folder, as far as it could be read. */
export interface Reading {
  /** As an author would name it, e.g. "content". */
  folder: string;
  sources: Source[];
  faults: AuthorError[];
}
