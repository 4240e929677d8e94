import type { Figure } from './Figures.tsx';
import { FigureValue } from './FigureValue.tsx';

/** Figures between the rules of an account book. */
export function Ledger({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="ledger">
      {figures.map(({ value, label }) => (
        <div key={label} className="ledger-entry">
          <dt>{label}</dt>
          <dd>
            <FigureValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
