/** A text in which words stand in the place of others. */
export interface Filled {
  text: string;
  /** Where a sign of it stood before, or the words that it came in the place of. */
  offsetBefore(offset: number): number;
}

/** Replaces each match of a global pattern, and remembers what stood where. */
export function fillText(before: string, pattern: RegExp, say: (...match: string[]) => string): Filled {
  const seams = [{ after: 0, before: 0, isNew: false }];
  let [text, end] = ['', 0];
  for (const match of before.matchAll(pattern)) {
    text += before.slice(end, match.index);
    seams.push({ after: text.length, before: match.index, isNew: true });
    text += say(...match);
    end = match.index + match[0].length;
    seams.push({ after: text.length, before: end, isNew: false });
  }
  const offsetBefore = (offset: number) => {
    const seam = seams.findLast(({ after }) => after <= offset);
    if (!seam) return offset;
    return seam.isNew ? seam.before : seam.before + offset - seam.after;
  };
  return { text: text + before.slice(end), offsetBefore };
}
