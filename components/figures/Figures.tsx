import { FigureValue } from './FigureValue.tsx';

export interface Figure {
  /** As it is shown, e.g. "22,000". */
  value: string;
  /** What it counts. */
  label: string;
}

/** Figures as price cards, for the channel of a shelf edge. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="price-cards">
      {figures.map(({ value, label }) => (
        <div key={label} className="price-card">
          <dt>{label}</dt>
          <dd>
            <FigureValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
