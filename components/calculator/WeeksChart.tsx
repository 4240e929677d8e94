/** The drawing, in units of which 360 are its whole width. */
const LEFT = 8;
const WIDTH = 344;
const GAP = 4;

/** The weeks as a row of tags, from the opening on. */
export function WeeksChart({ weeks }: { weeks: number }) {
  const step = (WIDTH + GAP) / weeks;
  return (
    <svg className="chart" viewBox="0 0 360 62" role="img" aria-label={`${weeks} weeks, one after the other`}>
      {Array.from({ length: weeks }, (_, index) => (
        <g key={index}>
          <rect className="chart-week" x={LEFT + step * index} y="6" width={step - GAP} height="30" />
          <text className="chart-middle" x={LEFT + step * index + (step - GAP) / 2} y="56">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
