import type { ComponentType } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { BudgetVActual } from './budget-v-actual';
import { CashFlowForecast } from './cash-flow-forecast';
import { Consolidation } from './consolidation';
import { CostOfSale } from './cost-of-sale';
import { GeneralLedger } from './general-ledger';
import { Implementation } from './implementation';
import { ItemCost } from './item-cost';
import { OrderPipeline } from './order-pipeline';
import { QuoteOutline } from './quote-outline';
import { StockByLocation } from './stock-by-location';
import { StockByWarehouse } from './stock-by-warehouse';
import { ThreeWayMatch } from './three-way-match';
import * as styles from './vignette.css';
import type { VignetteName } from './vignette-names';
import type { VignetteProps } from './vignette-props';

const drawn = {
  'general-ledger': GeneralLedger,
  'cash-flow-forecast': CashFlowForecast,
  'stock-by-location': StockByLocation,
  'stock-by-warehouse': StockByWarehouse,
  'order-pipeline': OrderPipeline,
  'three-way-match': ThreeWayMatch,
  'budget-v-actual': BudgetVActual,
  consolidation: Consolidation,
  'quote-outline': QuoteOutline,
  implementation: Implementation,
  'item-cost': ItemCost,
  'cost-of-sale': CostOfSale,
} satisfies Record<VignetteName, ComponentType<VignetteProps>>;

const vignettes = new Map<string, ComponentType<VignetteProps>>(Object.entries(drawn));

type Props = VignetteProps & {
  name: string;
  /** One sentence that says what the vignette shows; read out in place of its figures. */
  caption?: string;
  /** Where a click leads in a preview. */
  edit?: string | undefined;
};

/** A piece of the product's interface, drawn in HTML. Its figures are an example, so only the caption is read out. */
export function Vignette({ name, caption, standing, edit }: Props) {
  const Drawing = vignettes.get(name);
  if (!Drawing) return null;
  return (
    <figure className={styles.figure} data-sanity={edit}>
      <div aria-hidden="true">
        <Drawing standing={standing} />
      </div>
      {caption ? <VisuallyHidden as="figcaption">{caption}</VisuallyHidden> : null}
    </figure>
  );
}
