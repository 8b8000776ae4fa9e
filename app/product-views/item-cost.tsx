import { formatDate } from '../ui/format-date';
import { useLanguage } from '../ui/language';
import { Tag } from '../ui/tag';
import { Amount, formatAmount } from './amount';
import * as styles from './item-cost.css';
import { LayerRow } from './layer-row';
import { Sheet, type ViewProps } from './sheet';
import * as ledger from './sheet-table.css';

const [oldest = '', middle = '', newest = ''] = [styles.layers[0], styles.layers[1], styles.layers[2]];
const courses = [oldest, middle, newest];
/** The cost of an item: its receipts, their average, and the stacked layers. */
export function ItemCost({ figures, standing }: ViewProps<'item-cost'>) {
  const { item, layers, quantity, unitCost, value } = figures;
  const language = useLanguage();
  const figure = ledger.figure;
  return (
    <Sheet title="Item cost" tag={<Tag>{item}</Tag>} standing={standing}>
      <table className={ledger.table}>
        <thead>
          <tr>
            <th>Receipt</th>
            <th className={`${figure} ${ledger.afterMargin}`}>Qty</th>
            <th className={figure}>Unit cost</th>
            <th className={figure}>Layer value</th>
          </tr>
        </thead>
        <tbody>
          {layers.map((layer) => (
            <LayerRow key={layer.received} layer={layer} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>On hand</td>
            <td className={`${figure} ${ledger.afterMargin}`}>
              <Amount value={quantity} decimals={0} />
            </td>
            <td className={figure}>
              <Amount value={unitCost} />
            </td>
            <td className={figure}>
              <span className={ledger.total}>
                <Amount value={value} />
              </span>
            </td>
          </tr>
        </tfoot>
      </table>
      <div className={styles.pile}>
        {layers
          .map((layer, age) => (
            <div key={layer.received} className={courses[age]}>
              <span>{formatDate(layer.received, 'day', language)}</span>
              <span>{`${layer.quantity} at ${formatAmount(layer.unitCost, 2, language)}`}</span>
            </div>
          ))
          .reverse()}
      </div>
    </Sheet>
  );
}
