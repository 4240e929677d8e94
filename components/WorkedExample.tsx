import type { Home } from '../build/schema/pages.ts';
import { shareOut } from './dividend.ts';
import { useSite } from './site.ts';

/** What one dividend comes to, with its working, as an account of four lines. */
export function WorkedExample({ example }: { example: Home['membership']['example'] }) {
  const { content } = useSite();
  const { facts } = content.facts;
  const { cash, note, interest } = shareOut(example.dividend, facts);
  const money = (sum: number) => sum.toLocaleString(content.site.language, { style: 'currency', currency: 'USD' });
  const textOf = (name: string) => facts[name]?.text;
  return (
    <div className="account-book">
      <h3 id="worked-example">{example.heading}</h3>
      <table aria-labelledby="worked-example">
        <tbody>
          <Line words={example.total} sum={money(example.dividend)} />
          <Line
            words={example.cash}
            working={textOf('dividend-cash-share')}
            of={money(example.dividend)}
            sum={money(cash)}
          />
          <Line
            words={example.note}
            working={textOf('dividend-note-share')}
            of={money(example.dividend)}
            sum={money(note)}
          />
          <Line words={example.interest} working={textOf('note-interest')} of={money(note)} sum={money(interest)} />
        </tbody>
      </table>
      <p className="account-book-caution">{example.caution}</p>
    </div>
  );
}

interface LineProps {
  words: string;
  sum: string;
  working?: string | undefined;
  of?: string;
}

function Line({ words, sum, working, of }: LineProps) {
  return (
    <tr>
      <th scope="row">
        {words}
        {working && of && (
          <span className="account-book-working">
            {working} of {of}
          </span>
        )}
      </th>
      <td>{sum}</td>
    </tr>
  );
}
