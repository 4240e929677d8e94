import { takeApart } from './figure-parts.ts';

/** A figure as on a price card: the number large, unit and cents raised. */
export function FigureValue({ value }: { value: string }) {
  const { before, sign, main, raised, after } = takeApart(value);
  return (
    <span className="figure-value">
      {before !== '' && <span className="figure-word">{before}</span>}
      <span className={/\s/.test(main) ? 'figure-phrase' : 'figure-number'}>
        {sign !== '' && <span className="figure-raised">{sign}</span>}
        {main}
        {raised !== '' && <Raised text={raised} />}
      </span>
      {after !== '' && <span className="figure-word">{after}</span>}
    </span>
  );
}

/** Raised cents need no point; it stays in the text for those who copy it or listen to it. */
function Raised({ text }: { text: string }) {
  const cents = /^\.\d\d$/.test(text);
  return (
    <span className={cents ? 'figure-raised figure-cents' : 'figure-raised'}>
      {cents && <span className="figure-point">.</span>}
      {cents ? text.slice(1) : text}
    </span>
  );
}
