import { Icon } from '../elements/Icon.tsx';
import { FigureValue } from '../figures/FigureValue.tsx';

const PER = { hour: 'an hour', day: 'a day', week: 'a week', month: 'a month', year: 'a year' } as const;

export interface PayProps {
  per: keyof typeof PER;
  /** The pay at the start, then after each raise; `when` is e.g. "after 90 days". */
  steps: readonly { value: string; when?: string | undefined }[];
}

export function Pay({ per, steps }: PayProps) {
  return (
    <ol className="pay">
      {steps.map(({ value, when }, index) => (
        <li key={value} className="pay-step">
          {index > 0 && <Icon name="arrow" />}
          <FigureValue value={value} />{' '}
          <span>
            {PER[per]} {when}
          </span>
        </li>
      ))}
    </ol>
  );
}
