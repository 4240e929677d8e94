import type { Table } from '../../site/model/food-show.ts';
import type { FoodShowWords } from './food-show-words.ts';

interface FoodShowTableProps {
  table: Table;
  words: FoodShowWords;
  money(amount: number): string;
}

/** The published table. */
export function FoodShowTable({ table, words, money }: FoodShowTableProps) {
  return (
    <table className="sums">
      <thead>
        <tr>
          <th scope="col">{words.volumeHeading}</th>
          <th scope="col">{words.paidHeading}</th>
        </tr>
      </thead>
      <tbody>
        {table.map(({ volume, paid }) => (
          <tr key={volume}>
            <td>{money(volume)}</td>
            <td>{money(paid)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
