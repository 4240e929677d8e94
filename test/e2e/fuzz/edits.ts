/** Edits of a tiny site, as people, text editors and attackers make them. */

/** Files by their paths in the content folder. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/**
 * A change of one file, as plain data, so that a failing case can be read. `value` replaces the value in a line of the front
 * matter, `line` inserts a line above it. `lineIndex` counts the lines of the front matter; after the last comes the first again.
 */
export type Edit =
  | { kind: 'value'; path: string; lineIndex: number; text: string }
  | { kind: 'line'; path: string; lineIndex: number; text: string }
  | { kind: 'body'; path: string; text: string }
  | { kind: 'file'; path: string; text: string }
  | { kind: 'bytes'; path: string; bytes: number[] }
  | { kind: 'delete'; path: string };

export function applyEdits(files: Files, edits: readonly Edit[]): Files {
  const edited = new Map(files);
  for (const edit of edits) {
    const before = String(edited.get(edit.path) ?? '');
    if (edit.kind === 'delete') edited.delete(edit.path);
    else if (edit.kind === 'bytes') edited.set(edit.path, Uint8Array.from(edit.bytes));
    else if (edit.kind === 'file') edited.set(edit.path, edit.text);
    else if (edit.kind === 'body') edited.set(edit.path, `${before.slice(0, findBody(before))}\n${edit.text}\n`);
    else edited.set(edit.path, editLine(before, edit));
  }
  return edited;
}

function findBody(text: string): number {
  const end = text.indexOf('\n---\n', 3);
  return end < 0 ? text.length : end + '\n---\n'.length;
}

function editLine(before: string, { kind, lineIndex, text }: Extract<Edit, { kind: 'value' | 'line' }>): string {
  const lines = before.split('\n');
  const end = Math.max(2, lines.indexOf('---', 1));
  const index = 1 + (lineIndex % (end - 1));
  const line = lines[index] ?? '';
  if (kind === 'line') lines.splice(index, 0, text);
  else lines[index] = line.replace(/^([^:]*: ?).*$/, (_, name) => name + text);
  return lines.join('\n');
}
