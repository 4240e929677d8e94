import { type DividendTerms, splitDividend } from '../../site/model/dividend.ts';
import { formatMoney, parseMoney } from '../../site/model/money.ts';
import { Answer } from './Answer.tsx';
import { CalculatorForm } from './CalculatorForm.tsx';
import { CalculatorIntro } from './CalculatorIntro.tsx';
import { DividendChart } from './DividendChart.tsx';
import { DividendTable, type DividendTexts } from './DividendTable.tsx';
import { type ParsedInput, useCalculator } from './useCalculator.ts';

/** In dollars. */
const MIN_AMOUNT = 1;
const MAX_AMOUNT = 10_000_000;

export interface DividendCalculatorProps {
  id: string;
  terms: DividendTerms;
  /** The example in dollars, shown until a visitor enters an amount, and without scripts. */
  example: number;
  /** More amounts, each on a button. */
  examples: readonly number[];
  texts: DividendTexts;
  language: string;
}

/** Splits a patronage dividend into cash, note and interest, by the published terms. */
export function DividendCalculator({ id, terms, example, examples, texts, language }: DividendCalculatorProps) {
  const calculator = useCalculator('dividend', parseDividend);
  const { value } = calculator;
  const dividend = splitDividend(value ?? example, terms);
  const hasCents = Object.values(dividend).some((sum) => !Number.isInteger(sum));
  const formatAmount = (amount: number) => formatMoney(amount, language, hasCents);
  const tableProps = { dividend, terms, texts, formatAmount };
  return (
    <>
      <div className="calculator-main">
        <CalculatorIntro id={id} texts={texts} />
        <CalculatorForm
          calculator={calculator}
          label="Dividend amount"
          hint="In dollars, such as $2,500 or 25k."
          type="text"
        >
          {examples.length > 0 && (
            <div className="calculator-examples">
              {examples.map((amount) => (
                <button
                  key={amount}
                  type="button"
                  className="button"
                  aria-pressed={amount === (value ?? example)}
                  onClick={() => calculator.calculate(String(amount))}
                >
                  {formatMoney(amount, language)}
                </button>
              ))}
            </div>
          )}
        </CalculatorForm>
      </div>
      <div className="calculator-panel panel">
        {value === undefined && <DividendTable {...tableProps} heading={texts.exampleHeading} />}
        <Answer calculator={calculator}>
          {value !== undefined && <DividendTable {...tableProps} heading={texts.answerHeading} />}
        </Answer>
      </div>
      <div className="calculator-chart">
        <DividendChart {...tableProps} />
        <p className="calculator-caution">{texts.caution}</p>
      </div>
    </>
  );
}

function parseDividend(text: string): ParsedInput<number> {
  const value = parseMoney(text);
  if (text.trim() === '') return { error: 'Enter the amount of a dividend, such as $2,500.' };
  if (value === undefined) return { error: explainAmount(text.trim()) };
  return value < MIN_AMOUNT || value > MAX_AMOUNT ? { error: 'Enter an amount from $1 to $10,000,000.' } : { value };
}

function explainAmount(text: string): string {
  if (/^\W*[-−]/.test(text)) return 'Enter an amount without a minus sign, such as $2,500.';
  const [thousands] = /\d{1,3}(?:\.\d{3})+(?!\d)/.exec(text) ?? [];
  if (thousands) return `Enter commas between thousands, as in ${thousands.replaceAll('.', ',')}.`;
  return 'Enter an amount in dollars and nothing else, such as $2,500.';
}
