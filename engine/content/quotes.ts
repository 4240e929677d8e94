/** Replaces straight quotation marks that pair, apostrophes after letters, and inches. Any other mark stays straight. */

/** An apostrophe stands before a year and a shortened word, e.g. "'59" and "'n'". */
const OPENS =
  /(?<=(?:^|[\s([{–—/])["'“‘]{0,2})(?:["“]|'(?!\d|(?:n|til|em|tis|twas|cause|bout|round)(?![\p{L}])))(?=\S)/iuy;
const CLOSES = /(?<=\S)["'”](?![\p{L}\p{N}])/uy;
/** A plural or feet, e.g. "the stores' own" and "5'", in which the mark may close no quotation. */
const UNCERTAIN = /(?<=s)'(?=\s\p{L})|(?<=\d)'/uy;
const AFTER_LETTER = /(?<=\p{L})'|(?<=\p{N})'(?=\p{L})/uy;

export function replaceQuotes(text: string): string {
  const marks = [...text.matchAll(/["“”']/g)].map(({ 0: mark, index }) => ({ mark, index }));
  const printed = new Map<number, string>();
  /** The marks that may begin a quotation. */
  let open: { mark: string; index: number }[] = [];
  for (const [position, { mark, index }] of marks.entries()) {
    const next = marks[position + 1];
    const start = findStart(open, mark);
    if (matchesAt(OPENS, text, index)) open.push({ mark, index });
    else if (start && closes(text, index) && !(isFigure(text, index) && next && closes(text, next.index))) {
      open = open.slice(0, open.indexOf(start));
      if (start.mark !== '“') printed.set(start.index, mark === "'" ? '‘' : '“');
      if (mark !== '”') printed.set(index, mark === "'" ? '’' : '”');
    } else if (mark === '"' && !start && isFigure(text, index)) printed.set(index, '″');
    if (mark === "'" && matchesAt(AFTER_LETTER, text, index)) printed.set(index, '’');
  }
  return text.replace(/["']/g, (mark, index: number) => printed.get(index) ?? mark);
}

/** The mark that this one would close. Single marks are within double ones, and never around the end of one. */
function findStart<Mark extends { mark: string }>(open: readonly Mark[], mark: string): Mark | undefined {
  if (mark !== "'") return open.findLast((other) => other.mark !== "'");
  const last = open.at(-1);
  return last?.mark === "'" ? last : undefined;
}

const closes = (text: string, index: number) => matchesAt(CLOSES, text, index) && !matchesAt(UNCERTAIN, text, index);
const isFigure = (text: string, index: number) => /\d/.test(text.charAt(index - 1));

function matchesAt(sticky: RegExp, text: string, index: number): boolean {
  sticky.lastIndex = index;
  return sticky.test(text);
}
