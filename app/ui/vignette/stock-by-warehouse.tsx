import { Sheet } from '../sheet/sheet';
import * as ledger from '../sheet/sheet-table.css';
import { Tag } from '../tag/tag';
import { amount } from './amount';
import { stockByWarehouse } from './stock-by-warehouse.data';
import { sum } from './sum';
import type { VignetteProps } from './vignette-props';

const rows = stockByWarehouse.map((row) => ({
  ...row,
  value: sum([(row.north + row.harbour + row.inTransit) * row.unitCost]),
}));

/** Quantities by warehouse, their unit cost and what the whole stock is worth. */
export function StockByWarehouse({ standing }: VignetteProps) {
  const figure = ledger.figure;
  const site = `${figure} ${ledger.notTiny}`;
  const cost = `${figure} ${ledger.notNarrow}`;
  return (
    <Sheet title="Stock by warehouse" tag={<Tag>Weighted average</Tag>} standing={standing}>
      <table className={ledger.table}>
        <thead>
          <tr>
            <th>Item</th>
            <th className={`${figure} ${ledger.afterMargin}`}>North</th>
            <th className={figure}>Harbour</th>
            <th className={site}>In transit</th>
            <th className={cost}>Unit cost</th>
            <th className={figure}>Value</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ item, north, harbour, inTransit, unitCost, value }) => (
            <tr key={item}>
              <td>{item}</td>
              <td className={`${figure} ${ledger.afterMargin}`}>{amount(north, 0)}</td>
              <td className={figure}>{amount(harbour, 0)}</td>
              <td className={site}>{amount(inTransit, 0)}</td>
              <td className={cost}>{amount(unitCost)}</td>
              <td className={figure}>{amount(value)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>Inventory value</td>
            <td className={ledger.afterMargin} />
            <td />
            <td className={ledger.notTiny} />
            <td className={ledger.notNarrow} />
            <td className={figure}>
              <span className={ledger.total}>{amount(sum(rows.map(({ value }) => value)))}</span>
            </td>
          </tr>
        </tfoot>
      </table>
    </Sheet>
  );
}
