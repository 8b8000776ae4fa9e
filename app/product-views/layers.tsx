import type { ViewPart } from '../content/content-types';
import { useLanguage } from '../ui/language';
import { datedText, formatAmount } from './amount';
import * as styles from './layers.css';

type Layer = ViewPart<'viewLayers'>['layers'][number];

/** Heights of all layers, without the gaps between them: enough for the label of the thinnest, within reason. */
const LEAST_PX = 108;
const MOST_PX = 180;
const GAP_PX = 3;
/** A thinner layer has no room for its label; the table has it too. */
const LABEL_PX = 24;

/** Receipts of an item on each other, the first at the base: each layer is as high as its quantity. */
export function Layers({ part }: { part: ViewPart<'viewLayers'> }) {
  const language = useLanguage();
  const layers = part.layers.filter(({ quantity }) => quantity > 0);
  if (layers.length === 0) return null;
  const unitsIn = (some: readonly Layer[]) => some.reduce((total, { quantity }) => total + quantity, 0);
  const all = unitsIn(layers);
  const thinnest = Math.min(...layers.map(({ quantity }) => quantity));
  const whole = Math.min(MOST_PX, Math.max(LEAST_PX, Math.ceil((LABEL_PX * all) / thinnest)));
  const heightOf = (units: number) => Number(((units / all) * whole).toFixed(1));
  const base = whole + (layers.length - 1) * GAP_PX;
  return (
    <svg className={styles.layers} height={base} aria-hidden="true">
      {layers.map(({ _key, name, quantity, unitCost }, age) => {
        const height = heightOf(quantity);
        const top = base - heightOf(unitsIn(layers.slice(0, age + 1))) - age * GAP_PX;
        const middle = top + height / 2;
        return (
          <g key={_key} className={styles.ages[Math.min(age, styles.ages.length - 1)]}>
            <rect width="100%" y={top} height={height} />
            {height < LABEL_PX ? null : (
              <g className={styles.label}>
                <text x="16" y={middle}>
                  {datedText(name, 'day', language)}
                </text>
                <text x="100%" dx="-16" y={middle} textAnchor="end">
                  {`${formatAmount(quantity, 0, language)} × ${formatAmount(unitCost, 2, language)}`}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}
