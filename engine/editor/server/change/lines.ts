/** A line of one or both of two texts. */
export interface LineChange {
  is: 'kept' | 'gone' | 'come';
  words: string;
  /** Its place in the old text, or where it would stand there, from 0. */
  old: number;
}

/** In pairs of lines: what is compared takes a few bytes for each. */
const MOST = 4_000_000;

/** What makes one text of another, line by line: the longest common part of their middles is kept, unless these are too long. */
export function diffLines(before: readonly string[], after: readonly string[]): LineChange[] {
  const most = Math.min(before.length, after.length);
  let [start, end] = [0, 0];
  while (start < most && before[start] === after[start]) start++;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const kept = (from: number, words: readonly string[]): LineChange[] =>
    words.map((line, index) => ({ is: 'kept', words: line, old: from + index }));
  const tail = before.length - end;
  return [
    ...kept(0, before.slice(0, start)),
    ...diffMiddle(before.slice(start, tail), after.slice(start, after.length - end), start),
    ...kept(tail, before.slice(tail)),
  ];
}

function diffMiddle(before: readonly string[], after: readonly string[], start: number): LineChange[] {
  if (before.length * after.length > MOST) {
    return [
      ...before.map((words, index): LineChange => ({ is: 'gone', words, old: start + index })),
      ...after.map((words): LineChange => ({ is: 'come', words, old: start + before.length })),
    ];
  }
  const common = measureCommon(before, after);
  const changes: LineChange[] = [];
  let [one, other] = [0, 0];
  const lengthAt = (row: number, column: number) => common[row]?.[column] ?? 0;
  while (one < before.length || other < after.length) {
    const [gone, come] = [before[one], after[other]];
    if (gone !== undefined && gone === come) {
      changes.push({ is: 'kept', words: gone, old: start + one++ });
      other++;
    } else if (come === undefined || (gone !== undefined && lengthAt(one + 1, other) >= lengthAt(one, other + 1))) {
      changes.push({ is: 'gone', words: gone ?? '', old: start + one++ });
    } else {
      changes.push({ is: 'come', words: come, old: start + one });
      other++;
    }
  }
  return changes;
}

/** The length of the longest common part of the rests from each pair of places on. */
function measureCommon(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let one = before.length - 1; one >= 0; one--) {
    for (let other = after.length - 1; other >= 0; other--) {
      const [row, next] = [lengths[one] ?? [], lengths[one + 1] ?? []];
      const isSame = before[one] === after[other];
      row[other] = isSame ? (next[other + 1] ?? 0) + 1 : Math.max(next[other] ?? 0, row[other + 1] ?? 0);
    }
  }
  return lengths;
}
