import { FigureValue } from '../figures/FigureValue.tsx';

interface ResultCardProps {
  label: string;
  figure: string;
  calculation: string;
}

/** A result in the style of a price card. */
export function ResultCard({ label, figure, calculation }: ResultCardProps) {
  return (
    <div className="calculator-result panel">
      <p>{label}</p>
      <p>
        <FigureValue value={figure} />
      </p>
      <p className="calculator-result-calculation">{calculation}</p>
    </div>
  );
}
