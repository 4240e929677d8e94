import { ShortText } from '../elements/ShortText.tsx';
import { FigureValue } from './FigureValue.tsx';

export interface ShownFigure {
  /** The formatted value, e.g. "22,000". */
  value: string;
  label: string;
}

const ITEM_CLASSES = { 'price-cards': 'price-card', ledger: 'ledger-entry' } as const;

interface FiguresProps {
  figures: readonly ShownFigure[];
  kind?: keyof typeof ITEM_CLASSES;
}

export function Figures({ figures, kind = 'price-cards' }: FiguresProps) {
  if (figures.length === 0) return null;
  return (
    <dl className={kind}>
      {figures.map(({ value, label }) => (
        <div key={label} className={ITEM_CLASSES[kind]}>
          <dt>
            <ShortText>{label}</ShortText>
          </dt>
          <dd>
            <FigureValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
