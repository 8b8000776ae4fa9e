import { Amount } from './amount';
import { stockLayers, sum, takeOldestFirst } from './figures';
import { LayerRow } from './layer-row';
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
            <LayerRow key={layer.received} layer={layer} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>Cost of sale</td>
            <td className={`${figure} ${ledger.afterMargin}`}>
              <Amount value={sum(used.map(({ quantity }) => quantity))} decimals={0} />
            </td>
            <td />
            <td className={figure}>
              <span className={ledger.total}>
                <Amount value={sum(used.map(({ quantity, unitCost }) => quantity * unitCost))} />
              </span>
            </td>
          </tr>
        </tfoot>
      </table>
    </Sheet>
  );
}
