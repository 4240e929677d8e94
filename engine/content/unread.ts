import { START } from '../core/diagnostics.ts';
import { fileIn, type Reading, type Source } from './source.ts';

/** In place of the files that could not be read: empty ones of the same names, so that links to them lead somewhere. */
export function standForUnread({ folder, sources, problems }: Reading): Source[] {
  const read = new Set(sources.map(({ file }) => file));
  const unread = new Set(problems.map(({ file }) => file).filter((file) => !read.has(file)));
  return [...unread]
    .map((file) => file.slice(fileIn(folder, '').length))
    .filter((path) => /^[a-z0-9-]+(\/[a-z0-9-]+)?\.md$/.test(path))
    .map((path) => emptySource(path, folder));
}

/** A file that says nothing, e.g. "services/grocery.md". */
export function emptySource(path: string, folder: string): Source {
  return {
    path,
    file: fileIn(folder, path),
    hash: '',
    raw: '',
    data: {},
    body: '',
    bodyLine: 1,
    positionOf: () => START,
    positionOfKey: () => START,
    positionsIn: () => () => START,
    positionInBody: () => START,
  };
}
