import { computePayment, type FoodShowPayment, type PaymentTable } from '../../site/model/food-show.ts';
import { formatMoney, parseMoney } from '../../site/model/money.ts';
import { AskPerson, type Person } from '../people/AskPerson.tsx';
import { Answer } from './Answer.tsx';
import { CalculatorForm } from './CalculatorForm.tsx';
import { CalculatorIntro, type IntroTexts } from './CalculatorIntro.tsx';
import { type ParsedInput, useCalculator } from './useCalculator.ts';

/** The text of the calculator, from content/services/food-shows.md. */
export interface FoodShowTexts extends IntroTexts {
  /** Headings of the columns of the published table: weekly volumes, and amounts paid. */
  volumeHeading: string;
  paidHeading: string;
  /** Before the amount, if the table covers the visitor's volume. */
  within: string;
  /** Instead of an amount, if the visitor's volume is below the lowest one in the table. */
  below: { heading: string; text: string };
  /** Instead of an amount, if the visitor's volume is above the highest one in the table. */
  above: { heading: string; text: string };
  caution: string;
}

/** In dollars a week. No store sells more, and greater amounts may not fit on the card. */
const MAX_VOLUME = 10_000_000;

export interface FoodShowCalculatorProps {
  /** The id of the section. */
  id: string;
  table: PaymentTable;
  texts: FoodShowTexts;
  /** The contact for volumes outside the table. */
  person: Person;
  language: string;
}

/** Computes the "Amount paid" for a weekly volume, in proportion to the row with the lowest volume. */
export function FoodShowCalculator({ id, table, texts, person, language }: FoodShowCalculatorProps) {
  // The field is called "weekly", also in the URL.
  const calculator = useCalculator('weekly', parseVolume);
  const formatAmount = (amount: number) => formatMoney(amount, language);
  const payment = calculator.value === undefined ? undefined : computePayment(calculator.value, table);
  return (
    <>
      <div className="calculator-main">
        <CalculatorIntro id={id} texts={texts} />
        <CalculatorForm
          calculator={calculator}
          label="Weekly volume"
          hint="In dollars, such as $150,000 or 150k."
          type="text"
        />
        <Answer calculator={calculator}>
          {payment && (
            <PaymentSentence key={calculator.value} payment={payment} texts={texts} formatAmount={formatAmount} />
          )}
          {payment && payment.kind !== 'within' && <AskPerson person={person} />}
        </Answer>
        <p className="calculator-caution">{texts.caution}</p>
      </div>
      <div className="calculator-panel panel">
        <FoodShowTable table={table} texts={texts} formatAmount={formatAmount} />
      </div>
    </>
  );
}

interface PaymentSentenceProps {
  payment: FoodShowPayment;
  texts: FoodShowTexts;
  formatAmount(amount: number): string;
}

/** In running text: only the rows of the table are published, so no computed amount may look like them. */
function PaymentSentence({ payment, texts, formatAmount }: PaymentSentenceProps) {
  if (payment.kind !== 'within') {
    const { heading, text } = texts[payment.kind];
    return (
      <p>
        <strong>{heading}</strong> {text}
      </p>
    );
  }
  const volume = formatAmount(payment.volume);
  const paid = formatAmount(payment.paid);
  const calculation = `${volume} × ${formatAmount(payment.base.paid)} ÷ ${formatAmount(payment.base.volume)} = ${paid}`;
  return (
    <p>
      {texts.within} <strong>about {paid}</strong>: {calculation}
    </p>
  );
}

function parseVolume(text: string): ParsedInput<number> {
  const value = parseMoney(text);
  if (text.trim() === '') return { error: 'Enter your weekly volume, such as $150,000.' };
  if (value === undefined) return { error: 'Enter an amount in dollars and nothing else, such as $150,000.' };
  if (value === 0) return { error: 'Enter an amount above $0, such as $150,000.' };
  return value > MAX_VOLUME ? { error: 'Enter an amount of no more than $10,000,000.' } : { value };
}

interface FoodShowTableProps {
  table: PaymentTable;
  texts: FoodShowTexts;
  formatAmount(amount: number): string;
}

function FoodShowTable({ table, texts, formatAmount }: FoodShowTableProps) {
  return (
    <table className="amounts">
      <thead>
        <tr>
          <th scope="col">{texts.volumeHeading}</th>
          <th scope="col">{texts.paidHeading}</th>
        </tr>
      </thead>
      <tbody>
        {table.map(({ volume, paid }) => (
          <tr key={volume}>
            <td>{formatAmount(volume)}</td>
            <td>{formatAmount(paid)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
