import type { PaymentTable } from '../../site/model/food-show.ts';
import type { FoodShowTexts } from './food-show-texts.ts';

interface FoodShowTableProps {
  table: PaymentTable;
  texts: FoodShowTexts;
  formatAmount(amount: number): string;
}

export function FoodShowTable({ table, texts, formatAmount }: FoodShowTableProps) {
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
