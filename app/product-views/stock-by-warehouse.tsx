import { Tag } from '../ui/tag';
import { Amount } from './amount';
import { sum } from './figures';
import { Sheet, type ViewProps } from './sheet';
import * as ledger from './sheet-table.css';

/** Stock of one company in two warehouses and in transit; unit costs are weighted averages. */
const stockByWarehouse = [
  { item: 'Oak shelf 900', north: 148, harbour: 62, inTransit: 24, unitCost: 18.4 },
  { item: 'Steel bracket', north: 1_204, harbour: 880, inTransit: 0, unitCost: 1.15 },
  { item: 'Wall anchor kit', north: 96, harbour: 310, inTransit: 120, unitCost: 3.6 },
  { item: 'Task lamp', north: 41, harbour: 18, inTransit: 36, unitCost: 27.5 },
  { item: 'Linen panel', north: 212, harbour: 0, inTransit: 60, unitCost: 9.25 },
];

const rows = stockByWarehouse.map((row) => ({
  ...row,
  value: sum([(row.north + row.harbour + row.inTransit) * row.unitCost]),
}));

/** Quantities by warehouse, their unit cost and the value of the stock. */
export function StockByWarehouse({ standing }: ViewProps) {
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
              <td className={`${figure} ${ledger.afterMargin}`}>
                <Amount value={north} decimals={0} />
              </td>
              <td className={figure}>
                <Amount value={harbour} decimals={0} />
              </td>
              <td className={site}>
                <Amount value={inTransit} decimals={0} />
              </td>
              <td className={cost}>
                <Amount value={unitCost} />
              </td>
              <td className={figure}>
                <Amount value={value} />
              </td>
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
              <span className={ledger.total}>
                <Amount value={sum(rows.map(({ value }) => value))} />
              </span>
            </td>
          </tr>
        </tfoot>
      </table>
    </Sheet>
  );
}
