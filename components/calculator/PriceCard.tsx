import { FigureValue } from '../figures/FigureValue.tsx';

interface PriceCardProps {
  /** What the figure is. */
  says: string;
  figure: string;
  /** How it came about. */
  working: string;
}

/** An answer as a shop writes it on a card. */
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
