/** Lists and quotes in one another, and emphasis in emphasis: deeper, nobody can follow. */
export const DEEPEST = 10;

/** Where a text goes so deep that taking it apart would take minutes or all of the stack. */
export function findAbyss(text: string): number | undefined {
  const beginning = /^(?:[ \t>]|[-+*][ \t]|\d{1,9}[.)][ \t]){200}/m.exec(text)?.index;
  return beginning ?? findOpenEmphasis(text);
}

/** In one paragraph; unlike DEEPEST it counts marks that may yet prove to be words. */
const MOST_OPEN = 100;

function findOpenEmphasis(text: string): number | undefined {
  let open = 0;
  for (const { 0: marks, index } of text.matchAll(/\\.|\n[ \t]*\n|[*_]+/g)) {
    if (marks.startsWith('\n')) open = 0;
    else if (!marks.startsWith('\\')) open = Math.max(0, open + marks.length * turnOf(marks, index, text));
    if (open > MOST_OPEN) return index;
  }
  return undefined;
}

/** Whether marks can open (1) or only close (-1). */
function turnOf(marks: string, index: number, text: string): 1 | -1 {
  const isBeforeWord = /^\S$/.test(text.charAt(index + marks.length));
  return isBeforeWord && !/^[\p{L}\p{N}]$/u.test(text.charAt(index - 1)) ? 1 : -1;
}
