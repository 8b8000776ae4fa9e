import { formatDate } from '../ui/format-date';
import { useLanguage } from '../ui/language';
import { Amount } from './amount';
import type { LayerFigures } from './figures/stock-figures';
import * as ledger from './sheet-table.css';

/** One receipt in a table: its date, quantity, unit cost and value. */
export function LayerRow({ layer: { received, quantity, unitCost, value } }: { layer: LayerFigures }) {
  const language = useLanguage();
  return (
    <tr>
      <td>{formatDate(received, 'day', language)}</td>
      <td className={`${ledger.figure} ${ledger.afterMargin}`}>
        <Amount value={quantity} decimals={0} />
      </td>
      <td className={ledger.figure}>
        <Amount value={unitCost} />
      </td>
      <td className={ledger.figure}>
        <Amount value={value} />
      </td>
    </tr>
  );
}
