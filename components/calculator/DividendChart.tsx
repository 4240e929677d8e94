import type { DividendAccountProps } from './DividendAccount.tsx';

/** The drawing, in units of which 360 are its whole width. */
const LEFT = 8;
const WIDTH = 344;
const FLOOR = 178;
const HEIGHT = 130;
const BAR = 20;

/** What comes when: cash now, interest every year, and in the last year the note itself. */
export function DividendChart({ dividend, terms, words, money }: DividendAccountProps) {
  const { cash, note, yearly } = dividend;
  const step = (WIDTH - BAR) / terms.years;
  const most = Math.max(cash, note + yearly);
  const tall = (sum: number) => (HEIGHT * sum) / most;
  const x = (year: number) => LEFT + step * year;
  const years = Array.from({ length: terms.years }, (_, index) => index + 1);
  const last = x(terms.years);
  return (
    <svg className="chart" viewBox="0 0 360 208" role="img" aria-label={describe({ dividend, terms, words, money })}>
      <path className="chart-axis" d={`M${LEFT} ${FLOOR}h${WIDTH}`} />
      <rect className="chart-cash" x={x(0)} y={FLOOR - tall(cash)} width={BAR} height={tall(cash)} />
      {years.map((year) => (
        <rect
          key={year}
          className="chart-interest"
          x={x(year)}
          y={FLOOR - tall(yearly)}
          width={BAR}
          height={tall(yearly)}
        />
      ))}
      <rect className="chart-note" x={last} y={FLOOR - tall(yearly) - tall(note)} width={BAR} height={tall(note)} />
      <text className="chart-sum" x={LEFT} y={FLOOR - tall(cash) - 10}>
        {money(cash)} cash
      </text>
      <text className="chart-sum chart-middle" x={x(terms.years / 2) + BAR / 2} y={FLOOR - tall(yearly) - 10}>
        {money(yearly)} a year
      </text>
      <text className="chart-sum chart-end" x={LEFT + WIDTH} y={FLOOR - tall(note) - tall(yearly) - 10}>
        {money(note)} note
      </text>
      <text x={LEFT} y={FLOOR + 20}>
        Now
      </text>
      <text className="chart-end" x={LEFT + WIDTH} y={FLOOR + 20}>
        Year {terms.years}
      </text>
    </svg>
  );
}

/** The drawing in words. */
function describe({ dividend: { cash, note, yearly }, terms: { years }, words, money }: DividendAccountProps): string {
  return [
    `${money(cash)} ${words.cash} now`,
    `${money(yearly)} interest in each of ${years} years`,
    `${money(note)} in year ${years}, when the note is repaid`,
  ].join('; ');
}
