import type { ProductViewName } from '../../../protocol/content-names';
import type { Company } from '../../../protocol/sample-company/company';
import { budgetVActual, consolidation } from './job-figures';
import { cashFlowForecast, generalLedger } from './money-figures';
import { orderPipeline, threeWayMatch } from './order-figures';
import { costOfSale, itemCost, stockByLocation, stockByWarehouse } from './stock-figures';

/** How each view's figures follow from a company; null where the company has nothing to show in it. */
const projections = {
  'general-ledger': generalLedger,
  'cash-flow-forecast': cashFlowForecast,
  'stock-by-location': stockByLocation,
  'stock-by-warehouse': stockByWarehouse,
  'order-pipeline': orderPipeline,
  'three-way-match': threeWayMatch,
  'budget-v-actual': budgetVActual,
  consolidation,
  'quote-outline': () => ({ name: 'quote-outline' as const }),
  implementation: () => ({ name: 'implementation' as const }),
  'item-cost': itemCost,
  'cost-of-sale': costOfSale,
} satisfies Record<ProductViewName, (company: Company) => { name: ProductViewName } | null>;

/** What a view shows, and nothing else of the company. */
export type ViewFigures = NonNullable<ReturnType<(typeof projections)[ProductViewName]>>;
/** The figures of one view: `FiguresOf<'item-cost'>`. */
export type FiguresOf<Name extends ProductViewName> = Extract<ViewFigures, { name: Name }>;

/**
 * The figures of a view.
 * @param name as content names it; null for one that does not exist
 */
export function viewFigures(name: string, company: Company): ViewFigures | null {
  const projection = new Map<string, (company: Company) => ViewFigures | null>(
    Object.entries(projections),
  ).get(name);
  return projection?.(company) ?? null;
}
