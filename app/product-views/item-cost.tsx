import { formatDate } from '../ui/format-date';
import { useLanguage } from '../ui/language';
import { Tag } from '../ui/tag';
import { formatAmount } from './amount';
import { layerColumns } from './figures/layer-columns';
import * as styles from './item-cost.css';
import { Sheet, type ViewProps } from './sheet';
import { SheetTable } from './sheet-table';

/** The cost of an item: its receipts, their average, and the stacked layers. */
export function ItemCost({ figures, standing }: ViewProps<'item-cost'>) {
  const { item, layers, quantity, unitCost, value } = figures;
  const language = useLanguage();
  return (
    <Sheet title="Item cost" tag={<Tag>{item}</Tag>} standing={standing}>
      <SheetTable
        columns={layerColumns('Receipt', 'Qty', 'Layer value')}
        rows={layers.map((layer) => [layer.received, layer.quantity, layer.unitCost, layer.value])}
        totals={['On hand', quantity, unitCost, value]}
      />
      <div className={styles.pile}>
        {layers
          .map((layer, age) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two receipts may be of one day
            <div key={age} className={styles.layers[Math.min(age, styles.layers.length - 1)]}>
              <span>{formatDate(layer.received, 'day', language)}</span>
              <span>{`${layer.quantity} at ${formatAmount(layer.unitCost, 2, language)}`}</span>
            </div>
          ))
          .reverse()}
      </div>
    </Sheet>
  );
}
