import type { Reading, Source } from '../read/read.ts';

/** In place of the files that could not be read: empty ones of the same names, so that links to them lead somewhere. */
export function standForUnread({ folder, sources, faults }: Reading): Source[] {
  const read = new Set(sources.map(({ file }) => file));
  const unread = new Set(faults.map(({ file }) => file).filter((file) => !read.has(file)));
  const start = `${folder.replace(/\/+$/, '')}/`.length;
  return [...unread]
    .map((file) => ({ file, path: file.slice(start) }))
    .filter(({ path }) => /^[a-z0-9-]+(\/[a-z0-9-]+)?\.md$/.test(path))
    .map(({ file, path }) => ({ ...EMPTY, file, path }));
}

const START = { line: 1, column: 1 };
const EMPTY = {
  raw: '',
  data: {},
  body: '',
  bodyLine: 1,
  positionOf: () => START,
  positionOfKey: () => START,
  positionsIn: () => () => START,
  positionInBody: () => START,
};
