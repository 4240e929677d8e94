import { hashOf } from '../assets/hash.ts';
import { AuthorError } from '../faults/errors.ts';
import { asFailure } from '../faults/unforeseen.ts';
import type { Memory } from '../memory.ts';
import type { Source } from '../read/source.ts';
import type { Entry, Kind } from '../schema/kind.ts';
import { explain } from './explain.ts';
import { type Prepared, prepare } from './prepare.ts';
import type { TextRules } from './rules.ts';
import { standIn } from './stand-in.ts';

/** A content file, checked by itself. */
export interface Checked<Fields = object> extends Prepared {
  kind: Kind<Fields>;
  /** With stand-ins for what is wrong. */
  entry: Entry<Fields>;
  /** What the schema refuses. */
  misfits: AuthorError[];
}

/** Checks a source against the schema of its kind; what makes the checks themselves stumble is a fault of it. */
export function checkEntry<Fields extends object>(
  source: Source,
  kind: Kind<Fields>,
  rules: TextRules,
  texts: Memory['texts'],
): Checked<Fields> {
  try {
    const key = [source.raw, rules.keyOf(source)].join('\0');
    const isSound = ({ faults }: Prepared) => faults.length === 0;
    return parse(
      texts(source.file, key, () => prepare(source, kind, rules), isSound),
      kind,
    );
  } catch (error) {
    const { faults } = asFailure(source.file, error);
    return parse({ source, data: {}, html: '', faults: [], names: [], shown: [] }, kind, faults);
  }
}

/** @param known what is told in place of what the schema refuses */
function parse<Fields extends object>(
  prepared: Prepared,
  kind: Kind<Fields>,
  known?: readonly AuthorError[],
): Checked<Fields> {
  const { source, data, html } = prepared;
  const { path, file } = source;
  const parsed = kind.fields.safeParse(data);
  const fields = parsed.success ? parsed.data : standIn(kind.fields, data, hashOf(file));
  const refused = () => [
    ...(parsed.error?.issues ?? []).flatMap((issue) => explain(issue, { source, data, kind })),
    ...(kind.hasText ? [] : refuseText(prepared)),
  ];
  return {
    ...prepared,
    kind,
    entry: { ...fields, slug: slugOf(path), file, body: html },
    misfits: known ? [...known] : refused(),
  };
}

/** e.g. "services/grocery.md" → "grocery" */
export function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.md'.length);
}

function refuseText({ source: { file, body, bodyLine } }: Prepared): AuthorError[] {
  if (body.trim() === '') return [];
  const message = 'text: found a text, write nothing below the second ---, this kind of entry shows its fields only';
  return [new AuthorError(file, { line: bodyLine, column: 1 }, message)];
}
