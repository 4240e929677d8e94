import type { Figure } from '../build/schema/fields.ts';
import { FigureValue } from './FigureValue.tsx';

/** Figures as a row of price cards. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="figures">
      {figures.map(({ value, label }) => (
        <div key={label} className="price-card label">
          <dt>{label}</dt>
          <dd>
            <FigureValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
