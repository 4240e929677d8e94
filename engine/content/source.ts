import { type Diagnostic, type FieldPath, type Finding, type Position, type Problem, START } from '../core/index.ts';
import type { FrontMatter } from './front-matter.ts';

/** The name of a content file, and its version. */
export interface SourceFile {
  /** Within the content folder, with forward slashes, e.g. "services/grocery.md". */
  path: string;
  /** As an author would name it, e.g. "content/services/grocery.md". */
  file: string;
  /** Equal bytes, equal hash. */
  hash: string;
}

/** A content file that has been read. */
export interface Source extends SourceFile, FrontMatter {}

/** A content folder, as far as it could be read. */
export interface ReadResult {
  /** As an author would name it, e.g. "content". */
  folder: string;
  sources: Source[];
  problems: Problem[];
}

/** How an author would name a file of a content folder, e.g. "content/services/grocery.md". */
export function fileIn(folder: string, path: string): string {
  return `${folder.replace(/\/+$/, '')}/${path}`;
}

/** @param path e.g. "services/grocery.md" */
export function emptySource(path: string, folder: string): Source {
  const positions = { positionOf: () => START, positionOfKey: () => START, positionsIn: () => () => START };
  return { path, file: fileIn(folder, path), hash: '', raw: '', data: {}, body: '', ...positions };
}

/** An error at the value of a field. */
export function fieldError({ file, positionOf }: Source, path: FieldPath, finding: Finding): Diagnostic {
  return { file, position: positionOf(path), path, ...finding };
}

/** The field whose value begins last before a place; `[]` in the body. */
export function fieldAt({ data, positionOf, positionsIn }: FrontMatter, place: Position): FieldPath | undefined {
  const isBefore = ({ line, column }: Position) => line < place.line || (line === place.line && column <= place.column);
  if (isBefore(positionsIn([])(0))) return [];
  return listPaths(data).findLast((path) => isBefore(positionOf(path)));
}

/** Of every value, in the order of the file; groups before what is in them. */
function listPaths(value: unknown, path: FieldPath = []): FieldPath[] {
  const own = path.length > 0 ? [path] : [];
  if (typeof value !== 'object' || value === null) return own;
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [...own, ...keys.flatMap((key) => listPaths(Reflect.get(value, key), [...path, key]))];
}
