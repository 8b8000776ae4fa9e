import type { ComponentType } from 'react';
import type { ProductViewName } from '../../protocol/content-names';
import type { MediaValue } from '../content/content-types';
import { VisuallyHidden } from '../ui/typography';
import { BudgetVActual } from './budget-v-actual';
import { CashFlowForecast } from './cash-flow-forecast';
import { Consolidation } from './consolidation';
import { CostOfSale } from './cost-of-sale';
import { GeneralLedger } from './general-ledger';
import { Implementation } from './implementation';
import { ItemCost } from './item-cost';
import { OrderPipeline } from './order-pipeline';
import { QuoteOutline } from './quote-outline';
import type { ViewProps } from './sheet';
import * as styles from './sheet.css';
import { StockByLocation } from './stock-by-location';
import { StockByWarehouse } from './stock-by-warehouse';
import { ThreeWayMatch } from './three-way-match';

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
} satisfies Record<ProductViewName, ComponentType<ViewProps>>;

const views = new Map<string, ComponentType<ViewProps>>(Object.entries(drawn));

type Props = ViewProps & {
  name: string;
  /** One sentence that describes the view; read out instead of its figures. */
  caption?: string;
  /** The edit attribute, in previews. */
  edit?: string | undefined;
};

/** A piece of the product's interface, drawn in HTML. Its figures are an example, so only the caption is read out. */
export function ProductView({ name, caption, standing, edit }: Props) {
  const Drawing = views.get(name);
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

/** Whether a picture of the content is a chart directly on the page's ground: all other views have a sheet. */
export function liesOnPage({ source, vignette }: MediaValue): boolean {
  return source === 'vignette' && vignette === 'implementation';
}
