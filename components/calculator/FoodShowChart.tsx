import type { FoodShowTerms, PaymentTable } from '../../site/model/food-show.ts';
import type { FoodShowTexts } from './food-show-texts.ts';

/** In SVG units; the whole width is 360. */
const LEFT = 12;
const WIDTH = 336;
const BASELINE = 186;
const HEIGHT = 146;
/** The axis extends beyond the end of the table by this share, for stores beyond it. */
const AXIS_EXTENSION = 1.25;

interface FoodShowChartProps {
  table: PaymentTable;
  show: FoodShowTerms | undefined;
  texts: FoodShowTexts;
  formatAmount(amount: number): string;
}

/** The table as a line, with the store on it. Outside the table the store is on the axis, beyond the line. */
export function FoodShowChart({ table, show, texts, formatAmount }: FoodShowChartProps) {
  const top = table.at(-1) ?? { volume: 1, paid: 1 };
  const x = (volume: number) => LEFT + WIDTH * Math.min(1, volume / top.volume / AXIS_EXTENSION);
  const y = (paid: number) => BASELINE - (HEIGHT * paid) / top.paid;
  const line = table.map(({ volume, paid }) => `${x(volume)},${y(paid)}`).join(' ');
  return (
    <svg className="chart" viewBox="0 0 360 236" role="img" aria-label={describe({ table, show, texts, formatAmount })}>
      <polygon
        className="chart-ground"
        points={`${x(table[0]?.volume ?? 0)},${BASELINE} ${line} ${x(top.volume)},${BASELINE}`}
      />
      <path className="chart-axis" d={`M${LEFT} ${BASELINE}h${WIDTH}`} />
      <polyline className="chart-line" points={line} />
      {table.map(({ volume, paid }) => (
        <g key={volume}>
          <circle className="chart-dot" cx={x(volume)} cy={y(paid)} r="4" />
          <text className="chart-sum chart-end" x={x(volume) - 6} y={y(paid) - 9}>
            {formatAmount(paid)}
          </text>
          <text className="chart-middle" x={x(volume)} y={BASELINE + 22}>
            {formatAmount(volume)}
          </text>
        </g>
      ))}
      {show && (
        <Store
          show={show}
          x={x(show.volume)}
          y={show.kind === 'within' ? y(show.paid) : BASELINE}
          formatAmount={formatAmount}
        />
      )}
    </svg>
  );
}

interface StoreProps {
  show: FoodShowTerms;
  x: number;
  y: number;
  formatAmount(amount: number): string;
}

function Store({ show, x, y, formatAmount }: StoreProps) {
  return (
    <g className="chart-store">
      {show.kind === 'within' && (
        <>
          <path className="chart-guide" d={`M${x} ${y}V${BASELINE}`} />
          <text className="chart-sum" x={x + 9} y={y + 17}>
            {formatAmount(show.paid)}
          </text>
        </>
      )}
      <circle className={show.kind === 'within' ? 'chart-point' : 'chart-point chart-outside'} cx={x} cy={y} r="7" />
      <text className="chart-middle" x={Math.min(Math.max(x, 40), 320)} y={BASELINE + 42}>
        {formatAmount(show.volume)}
      </text>
    </g>
  );
}

/** The alternative text of the chart. */
function describe({ table, show, texts, formatAmount }: FoodShowChartProps): string {
  const points = table.map(({ volume, paid }) => `${formatAmount(paid)} at ${formatAmount(volume)}`);
  const store =
    show &&
    (show.kind === 'within' ? `${formatAmount(show.paid)} at ${formatAmount(show.volume)}` : `${show.kind} the table`);
  const parts = [`${texts.paidHeading} by ${texts.volumeHeading.toLowerCase()}: ${points.join(', ')}`];
  return [...parts, ...(store ? [`your store: ${store}`] : [])].join('; ');
}
