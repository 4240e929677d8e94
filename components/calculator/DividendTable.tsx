import type { Dividend, DividendTerms } from '../../site/model/dividend.ts';
import { Text } from '../elements/Text.tsx';
import { FigureValue } from '../figures/FigureValue.tsx';
import type { IntroTexts } from './CalculatorIntro.tsx';

/** The text in and around the table, from content/pages/membership.md. */
export interface DividendTexts extends IntroTexts {
  exampleHeading: string;
  answerHeading: string;
  total: string;
  cash: string;
  note: string;
  /** The labels for the interest of all years, and for the sum of cash, note and interest. */
  interest: string;
  sum: string;
  assumption: string;
  caution: string;
  /** The shares and the interest rate, as the facts state them, e.g. "half" and "7.5%". */
  cashShare: string;
  noteShare: string;
  rate: string;
}

export interface DividendTableProps {
  dividend: Dividend;
  terms: DividendTerms;
  texts: DividendTexts;
  formatAmount(amount: number): string;
}

export function DividendTable({
  dividend,
  terms,
  texts,
  formatAmount,
  heading,
}: DividendTableProps & { heading: string }) {
  const { total, cash, note, yearly, interest, sum } = dividend;
  return (
    <>
      <h3>{heading}</h3>
      <dl key={total} className="dividend-card price-card">
        <dt>{texts.total}</dt>
        <dd>
          <FigureValue value={formatAmount(total)} />
        </dd>
      </dl>
      <table className="amounts">
        <tbody>
          <Row
            label={texts.cash}
            calculation={`${texts.cashShare} of ${formatAmount(total)}`}
            amount={formatAmount(cash)}
          />
          <Row
            label={texts.note}
            calculation={`${texts.noteShare} of ${formatAmount(total)}`}
            amount={formatAmount(note)}
          />
          <Row
            label={texts.interest}
            calculation={`${terms.years} × ${formatAmount(yearly)}, ${texts.rate} of ${formatAmount(note)} a year`}
            amount={formatAmount(interest)}
          />
        </tbody>
        <tfoot>
          <Row label={texts.sum} amount={formatAmount(sum)} />
        </tfoot>
      </table>
      <p className="amounts-assumption">{texts.assumption}</p>
    </>
  );
}

function Row({ label, amount, calculation }: { label: string; amount: string; calculation?: string }) {
  return (
    <tr>
      <th scope="row">
        {label}
        {calculation && (
          <Text as="span" className="amounts-calculation">
            {calculation}
          </Text>
        )}
      </th>
      <Text as="td">{amount}</Text>
    </tr>
  );
}
