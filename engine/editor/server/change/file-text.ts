import { diffLines } from './lines.ts';

const MARK = '\uFEFF';

/** A file's text as it is edited: without a mark at its beginning, its lines ended as on most systems. */
export function plainText(raw: string): string {
  return raw.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/** An edited text as a file that keeps its mark, and the end of each line that stayed; new lines end as most others do. */
export function keepLineEnds(raw: string, edited: string): string {
  const [before, after] = [plainText(raw).split('\n'), edited.split('\n')];
  const ends = [...raw.matchAll(/\r?\n/g)].map(([end]) => end);
  const usual = ends.filter((end) => end === '\r\n').length * 2 > ends.length ? '\r\n' : '\n';
  const lines = diffLines(before, after).filter(({ is }) => is !== 'gone');
  const written = lines.map(({ is, words, old }, index) => {
    if (index === lines.length - 1) return words;
    return words + (is === 'kept' ? (ends[old] ?? usual) : usual);
  });
  return (raw.startsWith(MARK) ? MARK : '') + written.join('');
}
