import { amount, stockLayers, sum, takeOldestFirst } from './figures';
import { Sheet, type ViewProps } from './sheet';
import * as ledger from './sheet-table.css';

const UNITS_SOLD = 130;

const used = takeOldestFirst(stockLayers, UNITS_SOLD);

/** The cost of one sale by first in, first out. */
export function CostOfSale({ standing }: ViewProps) {
  const figure = ledger.figure;
  return (
    <Sheet title={`Sale of ${UNITS_SOLD} units, FIFO`} standing={standing}>
      <table className={ledger.table}>
        <thead>
          <tr>
            <th>Layer</th>
            <th className={`${figure} ${ledger.afterMargin}`}>Used</th>
            <th className={figure}>Unit cost</th>
            <th className={figure}>Cost</th>
          </tr>
        </thead>
        <tbody>
          {used.map((layer) => (
            <tr key={layer.received}>
              <td>{layer.received}</td>
              <td className={`${figure} ${ledger.afterMargin}`}>{amount(layer.quantity, 0)}</td>
              <td className={figure}>{amount(layer.unitCost)}</td>
              <td className={figure}>{amount(layer.quantity * layer.unitCost)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>Cost of sale</td>
            <td className={`${figure} ${ledger.afterMargin}`}>
              {amount(sum(used.map(({ quantity }) => quantity)), 0)}
            </td>
            <td />
            <td className={figure}>
              <span className={ledger.total}>
                {amount(sum(used.map(({ quantity, unitCost }) => quantity * unitCost)))}
              </span>
            </td>
          </tr>
        </tfoot>
      </table>
    </Sheet>
  );
}
