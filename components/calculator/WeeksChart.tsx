const WEEKS_A_ROW = 6;
/** The distance from one calendar sheet to the next, in SVG units; the whole width is 360. */
const STEP = 60;
/** In SVG units. */
const SHEET = { width: 48, height: 52, head: 11 };

interface WeeksChartProps {
  weeks: number;
  /** The date on which the last week ends. */
  end: string | undefined;
}

/** The weeks after the opening of the store, as calendar sheets. */
export function WeeksChart({ weeks, end }: WeeksChartProps) {
  const height = Math.ceil(weeks / WEEKS_A_ROW) * STEP;
  const label = end === undefined ? `${weeks} weeks` : `${weeks} weeks, the last of which ends on ${end}`;
  return (
    <svg className="chart" viewBox={`0 0 360 ${height}`} role="img" aria-label={label}>
      {Array.from({ length: weeks }, (_, index) => {
        const [x, y] = [(index % WEEKS_A_ROW) * STEP + 6, Math.floor(index / WEEKS_A_ROW) * STEP + 4];
        return (
          <g key={index} className={end !== undefined && index === weeks - 1 ? 'chart-last' : undefined}>
            <rect className="chart-week" x={x} y={y} width={SHEET.width} height={SHEET.height} />
            <rect className="chart-solid" x={x} y={y} width={SHEET.width} height={SHEET.head} />
            <text className="chart-number" x={x + SHEET.width / 2} y={y + 40}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
