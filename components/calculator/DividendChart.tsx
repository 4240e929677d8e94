import type { DividendAccountProps } from './DividendAccount.tsx';

/** In SVG units; the whole width is 360. */
const WIDTH = 360;
const FLOOR = 178;
const HEIGHT = 130;
/** Widths of the bars: the two large payments, and each interest payment. */
const WIDE = 64;
const NARROW = 12;

/** Payments over time: cash now, interest every year, the note after the last one. */
export function DividendChart({ dividend, terms, words, money }: DividendAccountProps) {
  const { cash, note, yearly } = dividend;
  const most = Math.max(cash, note, yearly);
  const tall = (sum: number) => (HEIGHT * sum) / most;
  const step = (WIDTH - 2 * WIDE) / terms.years;
  const years = Array.from({ length: terms.years }, (_, index) => WIDE + step * (index + 0.5));
  const bar = (x: number, width: number, sum: number) => ({ x, y: FLOOR - tall(sum), width, height: tall(sum) });
  return (
    <svg className="chart" viewBox="0 0 360 208" role="img" aria-label={describe({ dividend, terms, words, money })}>
      <path className="chart-axis" d={`M0 ${FLOOR}h${WIDTH}`} />
      <rect className="chart-cash" {...bar(0, WIDE, cash)} />
      {years.map((middle) => (
        <rect key={middle} className="chart-interest" {...bar(middle - NARROW / 2, NARROW, yearly)} />
      ))}
      <rect className="chart-note" {...bar(WIDTH - WIDE, WIDE, note)} />
      <text className="chart-sum" x={0} y={FLOOR - tall(cash) - 10}>
        {money(cash)} cash
      </text>
      <text className="chart-sum chart-middle" x={WIDTH / 2} y={FLOOR - tall(yearly) - 10}>
        {money(yearly)} a year
      </text>
      <text className="chart-sum chart-end" x={WIDTH} y={FLOOR - tall(note) - 10}>
        {money(note)} note
      </text>
      <text x={0} y={FLOOR + 20}>
        Now
      </text>
      <text className="chart-middle" x={WIDTH / 2} y={FLOOR + 20}>
        Interest, {terms.years} years
      </text>
      <text className="chart-end" x={WIDTH} y={FLOOR + 20}>
        Year {terms.years}
      </text>
    </svg>
  );
}

/** The alternative text of the chart. */
function describe({ dividend: { cash, note, yearly }, terms: { years }, words, money }: DividendAccountProps): string {
  return [
    `${money(cash)} ${words.cash} now`,
    `${money(yearly)} interest in each of ${years} years`,
    `${money(note)} in year ${years}, when the note is repaid`,
  ].join('; ');
}
