import { toFailure } from '../core/build-error.ts';
import type { Diagnostic, Problem } from '../core/diagnostics.ts';
import { hashOf } from '../core/hash.ts';
import { remember } from '../core/memo.ts';
import type { Entry, Kind } from './collections.ts';
import type { ContentCache } from './content-cache.ts';
import { explainAll } from './explain.ts';
import { valueAt } from './field-kinds.ts';
import type { Passage } from './passages.ts';
import { standIn } from './placeholder.ts';
import { listShown, type Prepared, prepare } from './prepare.ts';
import type { TextRules } from './rules.ts';
import type { Source } from './source.ts';

/** A content file, validated by itself. */
export interface ValidatedEntry<Fields extends object = object> extends Prepared {
  source: Source;
  kind: Kind<Fields>;
  isDraft: boolean;
  /** With placeholders for what is wrong. */
  entry: Entry<Fields>;
  hasPlaceholders: boolean;
  schemaErrors: Problem[];
  /** What visitors read. */
  listShown(): Passage[];
}

export function validateEntry<Fields extends object>(
  source: Source,
  kind: Kind<Fields>,
  rules: TextRules,
  texts: ContentCache['texts'],
): ValidatedEntry<Fields> {
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
): ValidatedEntry<Fields> {
  const { data, html } = prepared;
  const { file } = source;
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
    hasPlaceholders: !parsed.success,
    entry: { ...fields, slug: slugOf(source), file, body: html },
    schemaErrors: known ? [...known] : refused(),
  };
}

/** e.g. "services/grocery.md" → "grocery" */
export function slugOf({ path }: Pick<Source, 'path'>): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.md'.length);
}

function refuseText({ file, bodyLine }: Source): Diagnostic {
  const message = 'text: found a text, write nothing below the second ---, this kind of entry shows its fields only';
  return { file, position: { line: bodyLine, column: 1 }, path: [], code: 'unexpected-text', message, fix: '' };
}
