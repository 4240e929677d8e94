import type { Diagnostic } from '../core/diagnostics.ts';
import type { Passage } from './passages.ts';
import type { Source } from './source.ts';

/** Told of one text: whoever writes in another script need not read a line for each of its signs. */
const MOST = 5;
/** Spaces, marks of direction and joiners: nothing that could be rendered. Controls and lost letters are faults of their own. */
const UNSEEN = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\uFFFD]/u;

/** Faults for signs that the typefaces lack, e.g. emoji: they would stand in another face, and on social cards not at all. */
export function findMissingSigns(texts: readonly Shown[], coverage: ReadonlySet<number>): Diagnostic[] {
  return texts
    .filter(({ signs }) => [...signs].some((sign) => isMissing(sign, coverage)))
    .flatMap(({ source, listShown }) =>
      listShown().flatMap((passage) => missingIn(passage, coverage).map((sign) => missingSign(source, passage, sign))),
    );
}

/** What visitors read of a source. */
interface Shown {
  source: Source;
  /** Every sign beyond ASCII, once. */
  signs: string;
  listShown(): Passage[];
}

function isMissing(sign: string, coverage: ReadonlySet<number>): boolean {
  return !UNSEEN.test(sign) && !coverage.has(codeOf(sign));
}

interface Sign {
  segment: string;
  index: number;
}

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Each sign once, at its first place. An accented letter may be written in two parts and is one in the face. */
function missingIn({ text }: Passage, coverage: ReadonlySet<number>): Sign[] {
  const found = new Map<string, Sign>();
  for (const { segment, index } of signs.segment(text)) {
    const lacks = [...segment.normalize('NFC')].some((sign) => isMissing(sign, coverage));
    if (lacks && !found.has(segment)) found.set(segment, { segment, index });
    if (found.size === MOST) break;
  }
  return [...found.values()];
}

function missingSign({ file }: Source, { path, locate }: Passage, { segment, index }: Sign): Diagnostic {
  const field = path.map(String).join('.') || 'text';
  const code = `U+${codeOf(segment).toString(16).toUpperCase().padStart(4, '0')}`;
  const message = `${field}: found "${segment}" (${code}), a sign that the site’s typefaces lack, write words in its place`;
  return { file, position: locate(index), path, code: 'missing-glyph', message, fix: '', value: segment };
}

function codeOf(sign: string): number {
  return sign.codePointAt(0) ?? 0;
}
