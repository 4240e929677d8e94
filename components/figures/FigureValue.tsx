import { splitFigure } from './figure-parts.ts';

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
