import { addWeeks, isDate, writeDay } from '../../site/model/dates.ts';
import { Answer } from './Answer.tsx';
import { CalculatorForm } from './CalculatorForm.tsx';
import { CalculatorHead, type HeadWords } from './CalculatorHead.tsx';
import { PriceCard } from './PriceCard.tsx';
import { type Reading, useCalculator } from './useCalculator.ts';
import { WeeksChart } from './WeeksChart.tsx';

/** What the answer says; content/services/retail-store-development.md. */
export interface OpeningWords extends HeadWords {
  answer: string;
  caution: string;
}

export interface OpeningCalculatorProps {
  /** Of the section. */
  id: string;
  /** How long payment is deferred. */
  weeks: number;
  words: OpeningWords;
  language: string;
}

/** From the day a store opens to the day that the weeks of deferred payment end. */
export function OpeningCalculator({ id, weeks, words, language }: OpeningCalculatorProps) {
  const calculator = useCalculator('opens', readDate);
  const opens = calculator.value;
  const ends = opens === undefined ? undefined : addWeeks(opens, weeks);
  const say = (date: string) => writeDay(date, language);
  return (
    <>
      <div className="calculator-ask">
        <CalculatorHead id={id} words={words} />
        <CalculatorForm
          calculator={calculator}
          label="Opening date"
          hint="The day the store opens, or opens again."
          type="date"
        />
        <Answer calculator={calculator}>
          {opens && ends && (
            <PriceCard says={words.answer} figure={say(ends)} working={`${say(opens)} + ${weeks} weeks`} />
          )}
        </Answer>
        <p className="calculator-caution">{words.caution}</p>
      </div>
      <div className="calculator-result panel">
        <WeeksChart weeks={weeks} end={ends && say(ends)} />
      </div>
    </>
  );
}

/** A date field that is half filled in is as good as empty. */
function readDate(text: string): Reading<string> {
  return isDate(text) ? { value: text } : { error: 'Enter the month, the day and the year of the opening.' };
}
