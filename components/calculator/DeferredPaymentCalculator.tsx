import { addWeeks, formatDay, isDate } from '../../site/model/dates.ts';
import { Answer } from './Answer.tsx';
import { CalculatorForm } from './CalculatorForm.tsx';
import { CalculatorIntro, type IntroTexts } from './CalculatorIntro.tsx';
import { ResultCard } from './ResultCard.tsx';
import { type ParsedInput, useCalculator } from './useCalculator.ts';
import { WeeksChart } from './WeeksChart.tsx';

/** The first and the last accepted day. Browsers read a year typed with two digits, such as 27, as the year 27. */
const DAYS = { min: '2000-01-01', max: '2099-12-31' };

/** The text of the calculator, from content/services/retail-store-development.md. */
export interface DeferredPaymentTexts extends IntroTexts {
  answer: string;
  caution: string;
}

export interface DeferredPaymentCalculatorProps {
  /** The id of the section. */
  id: string;
  weeks: number;
  texts: DeferredPaymentTexts;
  language: string;
}

/** Computes the end of deferred payment from the opening day. */
export function DeferredPaymentCalculator({ id, weeks, texts, language }: DeferredPaymentCalculatorProps) {
  // `opens` is the parameter of the URL that holds the input.
  const calculator = useCalculator('opens', parseDate);
  const opens = calculator.value;
  const ends = opens === undefined ? undefined : addWeeks(opens, weeks);
  const formatDate = (date: string) => formatDay(date, language);
  return (
    <>
      <div className="calculator-main">
        <CalculatorIntro id={id} texts={texts} />
        <CalculatorForm
          calculator={calculator}
          label="Opening date"
          hint="The day the store opens, or opens again, from 2000 to 2099."
          type="date"
          {...DAYS}
        />
        <Answer calculator={calculator}>
          {opens && ends && (
            <ResultCard
              label={texts.answer}
              figure={formatDate(ends)}
              calculation={`${formatDate(opens)} + ${weeks} weeks`}
            />
          )}
        </Answer>
        <p className="calculator-caution">{texts.caution}</p>
      </div>
      <div className="calculator-panel panel">
        <WeeksChart weeks={weeks} end={ends && formatDate(ends)} />
      </div>
    </>
  );
}

/** Browsers report a half-filled date field as empty, so empty and half-filled fields have the same message. */
function parseDate(text: string): ParsedInput<string> {
  return isDate(text) && text >= DAYS.min && text <= DAYS.max
    ? { value: text }
    : { error: 'Enter the month, the day and all four digits of the year, from 2000 to 2099.' };
}
