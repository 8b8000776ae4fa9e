import { Tag } from '../ui/tag';
import { Amount } from './amount';
import { Sheet, type ViewProps } from './sheet';
import * as ledger from './sheet-table.css';

/** Quantities by warehouse, their unit cost and the value of the stock. */
export function StockByWarehouse({ figures, standing }: ViewProps<'stock-by-warehouse'>) {
  const { places, rows, total } = figures;
  const figure = ledger.figure;
  /** Where there is no room, the first two places remain. */
  const place = (index: number) =>
    [figure, index === 0 && ledger.afterMargin, index > 1 && ledger.notTiny].filter(Boolean).join(' ');
  const cost = `${figure} ${ledger.notNarrow}`;
  return (
    <Sheet title="Stock by warehouse" tag={<Tag>At cost</Tag>} standing={standing}>
      <table className={ledger.table}>
        <thead>
          <tr>
            <th>Item</th>
            {places.map((name, index) => (
              <th key={name} className={place(index)}>
                {name}
              </th>
            ))}
            <th className={cost}>Unit cost</th>
            <th className={figure}>Value</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ item, quantities, unitCost, value }) => (
            <tr key={item}>
              <td>{item}</td>
              {quantities.map((quantity, index) => (
                <td key={places[index]} className={place(index)}>
                  <Amount value={quantity} decimals={0} />
                </td>
              ))}
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
            {places.map((name, index) => (
              <td key={name} className={place(index)} />
            ))}
            <td className={ledger.notNarrow} />
            <td className={figure}>
              <span className={ledger.total}>
                <Amount value={total} />
              </span>
            </td>
          </tr>
        </tfoot>
      </table>
    </Sheet>
  );
}
