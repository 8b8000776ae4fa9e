import type { ViewPart } from '../content-model/content-types';
import { useLanguage } from '../ui/texts';
import { datedText, figureIn, formatAmount } from './amount';
import * as styles from './layers.css';

/** Heights of all layers, without the gaps between them: enough for the label of the thinnest, within reason. */
const LEAST_PX = 108;
const MOST_PX = 180;
const GAP_PX = 3;
/** A thinner layer has no room for its label; the table has it too. */
const LABEL_PX = 24;

/** Receipts of an item on each other, the first at the base: each layer is as high as its quantity. */
export function Layers({ rows }: Pick<ViewPart<'viewLayers'>, 'rows'>) {
  const language = useLanguage();
  const layers = rows.flatMap(({ _key, cells: [name = '', units, cost] }, at) => {
    const quantity = figureIn(units) ?? 0;
    // By its place among all, so that a layer keeps its colour when one below is used up.
    const look = styles.ages[Math.min(at, styles.ages.length - 1)];
    return quantity > 0 ? { _key, name, quantity, cost: figureIn(cost) ?? 0, look } : [];
  });
  if (layers.length === 0) return null;
  const all = layers.reduce((total, { quantity }) => total + quantity, 0);
  const thinnest = Math.min(...layers.map(({ quantity }) => quantity));
  const whole = Math.min(MOST_PX, Math.max(LEAST_PX, Math.ceil((LABEL_PX * all) / thinnest)));
  const base = whole + (layers.length - 1) * GAP_PX;
  let below = 0;
  return (
    <svg className={styles.layers} height={base} aria-hidden="true">
      {layers.map(({ _key, name, quantity, cost, look }, index) => {
        const height = pixels((quantity / all) * whole);
        below += quantity;
        const top = base - pixels((below / all) * whole) - index * GAP_PX;
        const middle = top + height / 2;
        return (
          <g key={_key} className={look}>
            <rect width="100%" y={top} height={height} />
            {height < LABEL_PX ? null : (
              <g className={styles.label}>
                <text x="16" y={middle}>
                  {datedText(name, 'day', language)}
                </text>
                <text x="100%" dx="-16" y={middle} textAnchor="end">
                  {`${formatAmount(quantity, 0, language)} × ${formatAmount(cost, 2, language)}`}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}

const pixels = (height: number) => Number(height.toFixed(1));
