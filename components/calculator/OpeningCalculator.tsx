import { addWeeks, isDate, writeDay } from '../../site/model/dates.ts';
import { Answer } from './Answer.tsx';
import { CalculatorForm } from './CalculatorForm.tsx';
import { CalculatorHead, type HeadWords } from './CalculatorHead.tsx';
import { PriceCard } from './PriceCard.tsx';
import { type ParsedInput, useCalculator } from './useCalculator.ts';
import { WeeksChart } from './WeeksChart.tsx';

/** The days that are taken: a year of two digits would be one of antiquity. */
const DAYS = { min: '2000-01-01', max: '2099-12-31' };

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
          hint="The day the store opens, or opens again, from 2000 to 2099."
          type="date"
          {...DAYS}
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
function readDate(text: string): ParsedInput<string> {
  return isDate(text) && text >= DAYS.min && text <= DAYS.max
    ? { value: text }
    : { error: 'Enter the month, the day and all four digits of the year, from 2000 to 2099.' };
}
