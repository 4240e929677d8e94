import { posix } from 'node:path';
import { AuthorError, START } from '../faults/errors.ts';
import type { Memory } from '../memory.ts';
import { fileIn, type Reading, type Source } from '../read/source.ts';
import { valueAt } from '../schema/field-kinds.ts';
import type { Contents, Entry, Kind } from '../schema/kind.ts';
import { type Checked, checkEntry, slugOf } from './entry.ts';
import type { TextRules } from './rules.ts';
import { emptySource, standForUnread } from './unread.ts';
import { refuseUnused } from './unused.ts';

/** A content folder whose files are checked as they are asked for. */
export interface CheckedContents extends Contents {
  /** What was asked for and could be read. */
  checked: readonly Checked[];
  /** The names of the entries of a folder. */
  slugsOf(folder: string): string[];
  /** Faults for files that are asked for and not there, and for those that nobody has asked for. */
  listStrays(): AuthorError[];
}

/** Opens what was read. What could not be read is empty, and told no further: it has a fault already. */
export function openContents(reading: Reading, rules: TextRules, texts: Memory['texts']): CheckedContents {
  const checked: Checked[] = [];
  const [files, missing]: [string[], string[]] = [[], []];
  const folders = new Map<string, Kind>();
  const marks = new Map<string, string>();
  const unread = standForUnread(reading);
  const isRead = new Set(reading.sources);
  const sourcesOf = groupByFolder([...reading.sources, ...unread]);
  const check = <Fields extends object>(source: Source, kind: Kind<Fields>): Entry<Fields> => {
    const result = checkEntry(source, kind, rules, texts);
    if (isRead.has(source)) checked.push(result);
    return result.entry;
  };
  const listIn = (folder: string) => sourcesOf.get(folder) ?? [];
  return {
    checked,
    file(path, kind) {
      const source = listIn(posix.dirname(path)).find((candidate) => candidate.path === `${path}.md`);
      files.push(path);
      if (!source) missing.push(path);
      return check(source ?? emptySource(`${path}.md`, reading.folder), kind);
    },
    folder(path, kind) {
      folders.set(path, kind);
      return listIn(path).map((source) => check(source, kind));
    },
    others(path, kind, mark) {
      marks.set(path, mark);
      return listIn(path)
        .filter(
          (source) => !files.includes(source.path.replace(/\.md$/, '')) && valueAt(source.data, [mark]) !== undefined,
        )
        .map((source) => check(source, kind));
    },
    slugsOf: (folder) => listIn(folder).map(({ path }) => slugOf(path)),
    listStrays() {
      const used = new Set(checked.map(({ source }) => source.path));
      return [
        ...missing.map((path) => refuseMissing(fileIn(reading.folder, `${path}.md`))),
        ...reading.sources
          .filter(({ path }) => !used.has(path))
          .map((source) => refuseUnused(source, { files, missing, folders, marks })),
      ];
    },
  };
}

/** By the folders of their paths, "." for those beside the settings. */
function groupByFolder(sources: readonly Source[]): Map<string, Source[]> {
  const folders = new Map<string, Source[]>();
  for (const source of sources) {
    const folder = posix.dirname(source.path);
    const others = folders.get(folder);
    if (others) others.push(source);
    else folders.set(folder, [source]);
  }
  return folders;
}

function refuseMissing(file: string): AuthorError {
  const message = 'file: found no such file, write it: the site cannot do without';
  return new AuthorError(file, START, message);
}
