import { FigureValue } from '../figures/FigureValue.tsx';

interface PriceCardProps {
  /** The label. */
  says: string;
  figure: string;
  /** The calculation. */
  working: string;
}

/** An answer in the style of a price card. */
export function PriceCard({ says, figure, working }: PriceCardProps) {
  return (
    <div className="answer-card panel">
      <p>{says}</p>
      <p>
        <FigureValue value={figure} />
      </p>
      <p className="answer-working">{working}</p>
    </div>
  );
}
