import { toFailure } from '../core/build-error.ts';
import type { Diagnostic, Problem } from '../core/diagnostics.ts';
import { hashOf } from '../core/hash.ts';
import { remember } from '../core/memo.ts';
import type { ContentCache } from './content-cache.ts';
import { explainAll } from './explain.ts';
import { valueAt } from './field-kinds.ts';
import type { Entry, Kind } from './kind.ts';
import type { Passage } from './passages.ts';
import { standIn } from './placeholder.ts';
import { listShown, type Prepared, prepare } from './prepare.ts';
import type { TextRules } from './rules.ts';
import type { Source } from './source.ts';

/** A content file, checked by itself. */
export interface Checked<Fields = object> extends Prepared {
  source: Source;
  kind: Kind<Fields>;
  /** Whether it is to be published later. */
  isDraft: boolean;
  /** With stand-ins for what is wrong. */
  entry: Entry<Fields>;
  /** Whether there are any. */
  standsIn: boolean;
  /** What the schema refuses. */
  misfits: Problem[];
  /** What visitors read. */
  listShown(): Passage[];
}

/** Checks a source against the schema of its kind; what makes the checks themselves stumble is a fault of it. */
export function checkEntry<Fields extends object>(
  source: Source,
  kind: Kind<Fields>,
  rules: TextRules,
  texts: ContentCache['texts'],
): Checked<Fields> {
  try {
    const key = hashOf(source.hash, rules.keyOf(source));
    const isSound = ({ errors }: Prepared) => errors.length === 0;
    return parse(
      source,
      remember(texts, source.file, key, () => prepare(source, kind, rules), isSound),
      kind,
    );
  } catch (error) {
    const { problems } = toFailure(source.file, error);
    return parse(source, { data: {}, html: '', errors: [], names: [], signs: '' }, kind, problems);
  }
}

/** @param known what is told in place of what the schema refuses */
function parse<Fields extends object>(
  source: Source,
  prepared: Prepared,
  kind: Kind<Fields>,
  known?: readonly Problem[],
): Checked<Fields> {
  const { data, html } = prepared;
  const { path, file } = source;
  const parsed = kind.fields.safeParse(data);
  const fields = parsed.success ? parsed.data : standIn(kind.fields, data, hashOf(file));
  const refused = () => [
    ...explainAll(parsed.error?.issues ?? [], { source, data, kind }),
    ...(kind.hasText || html === '' ? [] : [refuseText(source)]),
  ];
  return {
    ...prepared,
    source,
    kind,
    isDraft: valueAt(data, ['draft']) === true,
    listShown: () => listShown(source, kind),
    standsIn: !parsed.success,
    entry: { ...fields, slug: slugOf(path), file, body: html },
    misfits: known ? [...known] : refused(),
  };
}

/** e.g. "services/grocery.md" → "grocery" */
export function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.md'.length);
}

function refuseText({ file, bodyLine }: Source): Diagnostic {
  const message = 'text: found a text, write nothing below the second ---, this kind of entry shows its fields only';
  return { file, position: { line: bodyLine, column: 1 }, path: [], code: 'unexpected-text', message, fix: '' };
}
