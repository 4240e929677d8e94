import { posix } from 'node:path';
import { type Diagnostic, fileError } from '../core/diagnostics.ts';
import type { ContentCache } from './content-cache.ts';
import { type Checked, checkEntry } from './entry.ts';
import { literalAt, valueAt } from './field-kinds.ts';
import { openFolders } from './folders.ts';
import type { Contents, Entry, Kind } from './kind.ts';
import type { TextRules } from './rules.ts';
import { fieldError, fileIn, type Reading, type Source } from './source.ts';
import { emptySource } from './unread.ts';
import { refuseUnused } from './unused.ts';

/** A content folder whose files are checked as they are asked for. */
export interface CheckedContents extends Contents {
  /** What was asked for, could be read and is shown. */
  checked: readonly Checked[];
  /** What says that it is one, whether it is shown or not. */
  drafts: readonly Checked[];
  /** The names of the entries of a folder, and of the drafts in it that are not shown. */
  slugsOf(folder: string): string[];
  hiddenIn(folder: string): string[];
  /** Whether the files beside the folders could be read: every page is made with those. */
  isGrounded(): boolean;
  /** Faults for files that are asked for and not there, and for those that nobody has asked for. */
  listStrays(): Diagnostic[];
}

/**
 * Opens what was read. What could not be read is empty, and told no further: it has a fault already.
 * @param showsDraft whether the draft of a file is an entry like others
 */
export function openContents(
  reading: Reading,
  rules: TextRules,
  texts: ContentCache['texts'],
  showsDraft: (file: string) => boolean,
): CheckedContents {
  const [checked, drafts]: [Checked[], Checked[]] = [[], []];
  const [files, missing, unread]: [string[], string[], string[]] = [[], [], []];
  const hidden = new Set<Source>();
  const folders = new Map<string, Kind>();
  const marks = new Map<string, string>();
  const { listIn, namesIn } = openFolders(reading);
  const isRead = new Set(reading.sources);
  const check = <Fields extends object>(source: Source, kind: Kind<Fields>): Entry<Fields> => {
    const result = checkEntry(source, kind, rules, texts);
    const isHidden = result.isDraft && !showsDraft(source.file);
    if (result.isDraft) drafts.push(result);
    if (isHidden) hidden.add(source);
    else if (isRead.has(source)) checked.push(result);
    return result.entry;
  };
  const checkAll = <Fields extends object>(sources: readonly Source[], kind: Kind<Fields>) =>
    sources
      .flatMap((source) => {
        const entry = check(source, kind);
        return hidden.has(source) ? [] : [entry];
      })
      .sort((a, b) => orderOf(a) - orderOf(b));
  const isAskedFor = ({ path }: Source) => files.includes(path.replace(/\.md$/, ''));
  return {
    checked,
    drafts,
    file(path, kind) {
      const source = listIn(posix.dirname(path)).find((candidate) => candidate.path === `${path}.md`);
      files.push(path);
      if (!source) missing.push(path);
      else if (!isRead.has(source)) unread.push(path);
      return check(source ?? emptySource(`${path}.md`, reading.folder), kind);
    },
    folder(path, kind) {
      folders.set(path, kind);
      return checkAll(listIn(path), kind);
    },
    others(path, kind, mark) {
      marks.set(path, `${mark}: ${literalAt(kind.fields, [mark]) ?? '…'}`);
      const isMarked = (source: Source) => !isAskedFor(source) && valueAt(source.data, [mark]) !== undefined;
      return checkAll(listIn(path).filter(isMarked), kind);
    },
    slugsOf: (folder) => namesIn(folder, (source) => !hidden.has(source)),
    hiddenIn: (folder) => namesIn(folder, (source) => hidden.has(source)),
    isGrounded: () => [...missing, ...unread].every((path) => path.includes('/')),
    listStrays() {
      const used = new Set([...checked, ...drafts].map(({ source }) => source.path));
      return [
        ...missing.map((path) => refuseMissing(fileIn(reading.folder, `${path}.md`))),
        ...drafts.filter(({ source }) => isAskedFor(source)).map(({ source }) => refuseDraft(source)),
        ...reading.sources
          .filter(({ path }) => !used.has(path))
          .map((source) => refuseUnused(source, { files, missing, folders, marks })),
      ];
    },
  };
}

/** The field `order` puts a list in order; entries without it stay in the order of their file names. */
function orderOf(entry: object): number {
  return 'order' in entry && typeof entry.order === 'number' ? entry.order : 0;
}

function refuseMissing(file: string): Diagnostic {
  const message = 'file: found no such file, write it: the site cannot do without';
  return fileError(file, { code: 'missing-file', message, fix: '' });
}

function refuseDraft(source: Source): Diagnostic {
  const message = 'draft: found true, but the site cannot do without this file, take the line out';
  return fieldError(source, ['draft'], { code: 'required-draft', message, fix: '' });
}
