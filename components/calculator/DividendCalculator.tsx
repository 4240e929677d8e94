import { shareOut, type Terms } from '../../site/model/dividend.ts';
import { readMoney, writeMoney } from '../../site/model/money.ts';
import { Answer } from './Answer.tsx';
import { CalculatorForm } from './CalculatorForm.tsx';
import { CalculatorHead } from './CalculatorHead.tsx';
import { DividendAccount, type DividendTexts } from './DividendAccount.tsx';
import { DividendChart } from './DividendChart.tsx';
import { type ParsedInput, useCalculator } from './useCalculator.ts';

/** In dollars. */
const LEAST = 1;
const MOST = 10_000_000;

export interface DividendCalculatorProps {
  /** The id of the section. */
  id: string;
  terms: Terms;
  /** The example in dollars, shown until a visitor types, and without scripts. */
  example: number;
  texts: DividendTexts;
  language: string;
}

/** Splits a patronage dividend into cash, note and interest, by the published terms alone. */
export function DividendCalculator({ id, terms, example, texts, language }: DividendCalculatorProps) {
  const calculator = useCalculator('dividend', readDividend);
  const { value } = calculator;
  const formatAmount = (amount: number) => writeMoney(amount, language, true);
  const account = { dividend: shareOut(value ?? example, terms), terms, words: texts, money: formatAmount };
  return (
    <>
      <div className="calculator-ask">
        <CalculatorHead id={id} texts={texts} />
        <CalculatorForm
          calculator={calculator}
          label="Dividend amount"
          hint="In dollars, such as $2,500 or 25k."
          type="text"
        />
      </div>
      <div className="calculator-result panel">
        {value === undefined && <DividendAccount {...account} heading={texts.exampleHeading} />}
        <Answer calculator={calculator}>
          {value !== undefined && <DividendAccount {...account} heading={texts.answerHeading} />}
        </Answer>
      </div>
      <div className="calculator-rest">
        <DividendChart {...account} />
        <p className="calculator-caution">{texts.caution}</p>
      </div>
    </>
  );
}

function readDividend(text: string): ParsedInput<number> {
  const value = readMoney(text);
  if (text.trim() === '') return { error: 'Enter the amount of a dividend, such as $2,500.' };
  if (value === undefined) return { error: 'Enter an amount in dollars and nothing else, such as $2,500.' };
  return value < LEAST || value > MOST ? { error: 'Enter an amount from $1 to $10,000,000.' } : { value };
}
