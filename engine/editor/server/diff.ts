import { diffArrays } from 'diff';

/** An item of one or both of two lists, such as a line of a text. */
export interface DiffItem {
  is: 'kept' | 'gone' | 'come';
  words: string;
  /** Its position in the old list, or where it would be. */
  old: number;
}

/** More changes take too long to compare: then everything in between differs. */
const MOST = 2000;

export function diffItems(before: readonly string[], after: readonly string[]): DiffItem[] {
  const parts = diffArrays([...before], [...after], { maxEditLength: MOST }) ?? [
    { value: [...before], removed: true },
    { value: [...after], added: true },
  ];
  let old = 0;
  return parts.flatMap(({ value, removed, added }) =>
    value.map((words): DiffItem => {
      if (added) return { is: 'come', words, old };
      return { is: removed ? 'gone' : 'kept', words, old: old++ };
    }),
  );
}
