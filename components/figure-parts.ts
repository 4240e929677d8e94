/** A figure taken apart for setting it like a price card. The parts in a row are the figure itself. */
export interface FigureParts {
  /** e.g. "about " */
  before: string;
  /** e.g. "$" */
  sign: string;
  /** e.g. "19" or, where a figure has no digits, its words */
  main: string;
  /** e.g. ".00" or "%" */
  raised: string;
  /** e.g. " million" */
  after: string;
}

const ONE_NUMBER = /^(?<before>\D*?)(?<sign>\$?)(?<main>\d[\d,]*)(?<raised>\.\d\d(?!\d)|(?:\.\d+)?[%+])?(?<after>\D*)$/;

/** e.g. "about $800 million" → "about ", "$", "800", "", " million" */
export function takeApart(value: string): FigureParts {
  const { before = '', sign = '', main = value, raised = '', after = '' } = ONE_NUMBER.exec(value)?.groups ?? {};
  return { before, sign, main, raised, after };
}
