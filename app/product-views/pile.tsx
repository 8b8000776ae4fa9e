import { formatDate } from '../ui/format-date';
import { useLanguage } from '../ui/language';
import { formatAmount } from './amount';
import type { Layer } from './figures/table-figures';
import * as styles from './pile.css';

/** Heights of all layers, without the gaps between them: enough for the label of the thinnest, within reason. */
const LEAST_PX = 108;
const MOST_PX = 180;
const GAP_PX = 3;
/** A thinner layer has no room for its label; the table has it too. */
const LABEL_PX = 24;

/** Receipts of an item on each other, the oldest at the base: each layer is as high as its quantity. */
export function Pile({ layers }: { layers: readonly Layer[] }) {
  const language = useLanguage();
  const unitsIn = (some: readonly Layer[]) => some.reduce((total, { quantity }) => total + quantity, 0);
  const all = unitsIn(layers);
  const thinnest = Math.min(...layers.map(({ quantity }) => quantity));
  const whole = Math.min(MOST_PX, Math.max(LEAST_PX, Math.ceil((LABEL_PX * all) / thinnest)));
  const heightOf = (units: number) => Number(((units / all) * whole).toFixed(1));
  const base = whole + (layers.length - 1) * GAP_PX;
  return (
    <svg className={styles.pile} height={base} aria-hidden="true">
      {layers.map(({ received, quantity, unitCost }, age) => {
        const height = heightOf(quantity);
        const top = base - heightOf(unitsIn(layers.slice(0, age + 1))) - age * GAP_PX;
        const middle = top + height / 2;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two receipts may be of one day
          <g key={age} className={styles.layers[Math.min(age, styles.layers.length - 1)]}>
            <rect width="100%" y={top} height={height} />
            {height < LABEL_PX ? null : (
              <g className={styles.label}>
                <text x="16" y={middle}>
                  {formatDate(received, 'day', language)}
                </text>
                <text x="100%" dx="-16" y={middle} textAnchor="end">
                  {`${quantity} at ${formatAmount(unitCost, 2, language)}`}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}
