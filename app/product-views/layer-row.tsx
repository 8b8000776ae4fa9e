import { Amount } from './amount';
import type { StockLayer } from './figures';
import * as ledger from './sheet-table.css';

/** One receipt in a table: its date, quantity, unit cost and value. */
export function LayerRow({ layer: { received, quantity, unitCost } }: { layer: StockLayer }) {
  return (
    <tr>
      <td>{received}</td>
      <td className={`${ledger.figure} ${ledger.afterMargin}`}>
        <Amount value={quantity} decimals={0} />
      </td>
      <td className={ledger.figure}>
        <Amount value={unitCost} />
      </td>
      <td className={ledger.figure}>
        <Amount value={quantity * unitCost} />
      </td>
    </tr>
  );
}
