import type { FoodShowTerms, Table } from '../../site/model/food-show.ts';
import type { FoodShowWords } from './food-show-words.ts';

/** In SVG units; the whole width is 360. */
const LEFT = 12;
const WIDTH = 336;
const FLOOR = 186;
const HEIGHT = 146;
/** The axis extends beyond the end of the table by this share, for stores beyond it. */
const BEYOND = 1.25;

interface FoodShowChartProps {
  table: Table;
  show: FoodShowTerms | undefined;
  words: FoodShowWords;
  money(amount: number): string;
}

/** The table as a line, with the store on it. Outside the table the store is on the axis, beyond the line. */
export function FoodShowChart({ table, show, words, money }: FoodShowChartProps) {
  const top = table.at(-1) ?? { volume: 1, paid: 1 };
  const x = (volume: number) => LEFT + WIDTH * Math.min(1, volume / top.volume / BEYOND);
  const y = (paid: number) => FLOOR - (HEIGHT * paid) / top.paid;
  const line = table.map(({ volume, paid }) => `${x(volume)},${y(paid)}`).join(' ');
  return (
    <svg className="chart" viewBox="0 0 360 236" role="img" aria-label={describe({ table, show, words, money })}>
      <polygon
        className="chart-ground"
        points={`${x(table[0]?.volume ?? 0)},${FLOOR} ${line} ${x(top.volume)},${FLOOR}`}
      />
      <path className="chart-axis" d={`M${LEFT} ${FLOOR}h${WIDTH}`} />
      <polyline className="chart-line" points={line} />
      {table.map(({ volume, paid }) => (
        <g key={volume}>
          <circle className="chart-dot" cx={x(volume)} cy={y(paid)} r="4" />
          <text className="chart-sum chart-end" x={x(volume) - 6} y={y(paid) - 9}>
            {money(paid)}
          </text>
          <text className="chart-middle" x={x(volume)} y={FLOOR + 22}>
            {money(volume)}
          </text>
        </g>
      ))}
      {show && <Store show={show} x={x(show.volume)} y={show.kind === 'within' ? y(show.paid) : FLOOR} money={money} />}
    </svg>
  );
}

interface StoreProps {
  show: FoodShowTerms;
  x: number;
  y: number;
  money(amount: number): string;
}

function Store({ show, x, y, money }: StoreProps) {
  return (
    <g className="chart-store">
      {show.kind === 'within' && (
        <>
          <path className="chart-guide" d={`M${x} ${y}V${FLOOR}`} />
          <text className="chart-sum" x={x + 9} y={y + 17}>
            {money(show.paid)}
          </text>
        </>
      )}
      <circle className={show.kind === 'within' ? 'chart-point' : 'chart-point chart-outside'} cx={x} cy={y} r="7" />
      <text className="chart-middle" x={Math.min(Math.max(x, 40), 320)} y={FLOOR + 42}>
        {money(show.volume)}
      </text>
    </g>
  );
}

/** The alternative text of the chart. */
function describe({ table, show, words, money }: FoodShowChartProps): string {
  const points = table.map(({ volume, paid }) => `${money(paid)} at ${money(volume)}`);
  const store =
    show && (show.kind === 'within' ? `${money(show.paid)} at ${money(show.volume)}` : `${show.kind} the table`);
  const parts = [`${words.paidHeading} by ${words.volumeHeading.toLowerCase()}: ${points.join(', ')}`];
  return [...parts, ...(store ? [`your store: ${store}`] : [])].join('; ');
}
