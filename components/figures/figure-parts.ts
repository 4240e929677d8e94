/** The parts of a figure on a price card, in order. */
export interface FigureParts {
  /** e.g. "about " */
  before: string;
  /** e.g. "$" */
  sign: string;
  /** e.g. "19", or "1.5" of "$1.5 million"; the whole figure if it is not a single number */
  main: string;
  /** e.g. ".00" of dollars, or "%" */
  raised: string;
  /** e.g. " million" */
  after: string;
}

const DOLLARS = /^(?<before>\D*)(?<sign>\$)(?<main>\d[\d,]*(?:\.\d+(?= \w*illion))?)(?<raised>\.\d\d)?(?<after>\D*)$/;
const NUMBER = /^(?<before>[^\d$]*)(?<main>\d[\d,.]*)(?<raised>[%+])?(?<after>\D*)$/;

/** e.g. "about $800 million" → "about ", "$", "800", "", " million" */
export function splitFigure(value: string): FigureParts {
  const match = DOLLARS.exec(value) ?? NUMBER.exec(value);
  const { before = '', sign = '', main = value, raised = '', after = '' } = match?.groups ?? {};
  return { before, sign, main, raised, after };
}
