/** A figure in the style of a price card: a large number, with raised unit and cents. */
export function FigureValue({ value }: { value: string }) {
  const { before, sign, main, raised, after } = splitFigure(value);
  return (
    <span className="figure-value">
      {before !== '' && <span className="figure-word">{before}</span>}
      <span className={/\s/.test(main) ? 'figure-phrase' : 'figure-number'}>
        {sign !== '' && <span className="figure-raised">{sign}</span>}
        {main}
        {raised !== '' && <Raised text={raised} />}
      </span>
      {after !== '' && (/\p{L}/u.test(after) ? <span className="figure-word">{after}</span> : after)}
    </span>
  );
}

/** The raised cents show no point. It stays in the text for copying and screen readers. */
function Raised({ text }: { text: string }) {
  const isCents = /^\.\d\d$/.test(text);
  return (
    <span className={isCents ? 'figure-raised figure-cents' : 'figure-raised'}>
      {isCents && <span className="figure-point">.</span>}
      {isCents ? text.slice(1) : text}
    </span>
  );
}

/** The parts of a figure on a price card, in order. */
interface FigureParts {
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
function splitFigure(value: string): FigureParts {
  const match = DOLLARS.exec(value) ?? NUMBER.exec(value);
  const { before = '', sign = '', main = value, raised = '', after = '' } = match?.groups ?? {};
  return { before, sign, main, raised, after };
}
