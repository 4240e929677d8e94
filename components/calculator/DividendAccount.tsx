import type { Dividend, Terms } from '../../site/model/dividend.ts';
import type { HeadWords } from './CalculatorHead.tsx';

/** The text of the account, from content/pages/membership.md. */
export interface DividendWords extends HeadWords {
  exampleHeading: string;
  answerHeading: string;
  total: string;
  cash: string;
  note: string;
  yearly: string;
  interest: string;
  /** The condition of the interest. */
  assumption: string;
  caution: string;
  /** The shares and the interest as in the copy, e.g. "half" and "7.5%". */
  cashShare: string;
  noteShare: string;
  rate: string;
}

export interface DividendAccountProps {
  dividend: Dividend;
  terms: Terms;
  words: DividendWords;
  money(amount: number): string;
}

/** A dividend as a page of an account, each sum with its calculation. */
export function DividendAccount({
  dividend,
  terms,
  words,
  money,
  heading,
}: DividendAccountProps & { heading: string }) {
  const { total, cash, note, yearly, interest } = dividend;
  return (
    <>
      <h3>{heading}</h3>
      <table className="sums">
        <tbody>
          <Line words={words.total} sum={money(total)} />
          <Line words={words.cash} working={`${words.cashShare} of ${money(total)}`} sum={money(cash)} />
          <Line words={words.note} working={`${words.noteShare} of ${money(total)}`} sum={money(note)} />
          <Line words={words.yearly} working={`${words.rate} of ${money(note)}`} sum={money(yearly)} />
          <Line
            words={words.interest}
            working={`${terms.years} × ${words.rate} of ${money(note)}`}
            sum={money(interest)}
          />
        </tbody>
      </table>
      <p className="sums-note">{words.assumption}</p>
    </>
  );
}

function Line({ words, sum, working }: { words: string; sum: string; working?: string }) {
  return (
    <tr>
      <th scope="row">
        {words}
        {working && <span className="sums-working">{working}</span>}
      </th>
      <td>{sum}</td>
    </tr>
  );
}
