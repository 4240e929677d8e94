import { FigureValue } from './FigureValue.tsx';

export interface ShownFigure {
  /** As it is shown, e.g. "22,000". */
  value: string;
  /** What it counts. */
  label: string;
}

/** How a list of figures looks: price cards on a shelf edge, or lines of a ledger. */
const LOOKS = { 'price-cards': 'price-card', ledger: 'ledger-entry' } as const;

interface FiguresProps {
  figures: readonly ShownFigure[];
  theme?: keyof typeof LOOKS;
}

/** Figures, each with what it counts. */
export function Figures({ figures, theme = 'price-cards' }: FiguresProps) {
  if (figures.length === 0) return null;
  return (
    <dl className={theme}>
      {figures.map(({ value, label }) => (
        <div key={label} className={LOOKS[theme]}>
          <dt>{label}</dt>
          <dd>
            <FigureValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
