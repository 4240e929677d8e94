import { Text } from '../elements/Text.tsx';
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
        <FigureValue key={figure} value={figure} />
      </p>
      <Text as="p" className="calculator-result-calculation">
        {calculation}
      </Text>
    </div>
  );
}
