import { Amount } from './amount';
import { LayerRow } from './layer-row';
import { Sheet, type ViewProps } from './sheet';
import * as ledger from './sheet-table.css';

/** The cost of one sale by first in, first out. */
export function CostOfSale({ figures, standing }: ViewProps<'cost-of-sale'>) {
  const { order, quantity, layers, cost } = figures;
  const figure = ledger.figure;
  return (
    <Sheet title={`Sale of ${quantity} units, FIFO`} context={order} standing={standing}>
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
          {layers.map((layer) => (
            <LayerRow key={layer.received} layer={layer} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>Cost of sale</td>
            <td className={`${figure} ${ledger.afterMargin}`}>
              <Amount value={quantity} decimals={0} />
            </td>
            <td />
            <td className={figure}>
              <span className={ledger.total}>
                <Amount value={cost} />
              </span>
            </td>
          </tr>
        </tfoot>
      </table>
    </Sheet>
  );
}
