import { Text } from '../elements/Text.tsx';
import type { DividendTableProps } from './DividendTable.tsx';

/** Sizes are in SVG units. */
const WIDTH = 360;
const BASELINE = 128;
const TALLEST_BAR = 96;
const PAYMENT_WIDTH = 64;
const INTEREST_WIDTH = 12;

/** A bar chart of payments: cash now, interest every year, the note in the last year. */
export function DividendChart({ dividend, terms, texts, formatAmount }: DividendTableProps) {
  const { cash, note, yearly } = dividend;
  const max = Math.max(cash, note, yearly);
  const getHeight = (sum: number) => (TALLEST_BAR * sum) / max;
  const step = (WIDTH - 2 * PAYMENT_WIDTH) / terms.years;
  const middles = Array.from({ length: terms.years }, (_, index) => PAYMENT_WIDTH + step * (index + 0.5));
  const bar = (x: number, width: number, sum: number) => ({
    x,
    y: BASELINE - getHeight(sum),
    width,
    height: getHeight(sum),
  });
  return (
    <svg
      className="chart"
      viewBox="0 0 360 158"
      role="img"
      aria-label={describe({ dividend, terms, texts, formatAmount })}
    >
      <path className="chart-axis" d={`M0 ${BASELINE}h${WIDTH}`} />
      <rect className="chart-solid" {...bar(0, PAYMENT_WIDTH, cash)} />
      {middles.map((middle) => (
        <rect key={middle} className="chart-interest" {...bar(middle - INTEREST_WIDTH / 2, INTEREST_WIDTH, yearly)} />
      ))}
      <rect className="chart-note" {...bar(WIDTH - PAYMENT_WIDTH, PAYMENT_WIDTH, note)} />
      <Text as="text" className="chart-sum" x={0} y={BASELINE - getHeight(cash) - 10}>
        {`${formatAmount(cash)} cash`}
      </Text>
      <Text as="text" className="chart-sum chart-middle" x={WIDTH / 2} y={BASELINE - getHeight(yearly) - 10}>
        {`${formatAmount(yearly)} a year`}
      </Text>
      <Text as="text" className="chart-sum chart-end" x={WIDTH} y={BASELINE - getHeight(note) - 10}>
        {`${formatAmount(note)} note`}
      </Text>
      <text x={0} y={BASELINE + 20}>
        Now
      </text>
      <text className="chart-middle" x={WIDTH / 2} y={BASELINE + 20}>
        Interest, {terms.years} years
      </text>
      <text className="chart-end" x={WIDTH} y={BASELINE + 20}>
        Year {terms.years}
      </text>
    </svg>
  );
}

function describe({
  dividend: { cash, note, yearly },
  terms: { years },
  texts,
  formatAmount,
}: DividendTableProps): string {
  return [
    `${formatAmount(cash)} ${texts.cash} now`,
    `${formatAmount(yearly)} interest in each of ${years} years`,
    `${formatAmount(note)} in year ${years}, when the note is repaid`,
  ].join('; ');
}
