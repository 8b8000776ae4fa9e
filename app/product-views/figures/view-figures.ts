import type { ProductViewName } from '../../../protocol/content-names';
import type { Company } from '../../../protocol/sample-company/company';
import { agedPayables, agedReceivables } from './aged-figures';
import { businessIntelligence } from './business-intelligence-figures';
import { creditNote, customerOrders, ordersByCustomer } from './customer-figures';
import { budgetVActual, consolidation, jobCosts, jobMargin, jobSetup } from './job-figures';
import { cashFlowForecast, generalLedger, journalEntries, trialBalance } from './money-figures';
import { implementation, type QuoteOffer, quoteOutline } from './offer-figures';
import { orderPipeline, threeWayMatch } from './order-figures';
import { goodsReceipt, purchaseOrders, requisition } from './purchase-figures';
import { costOfSale, itemCost, stockByLocation, stockByWarehouse } from './stock-figures';
import type { TableFigures } from './table-figures';
import { lots, stockMovements, warehouseRoles } from './warehouse-figures';

type Projection = (company: Company, offer?: QuoteOffer) => { name: ProductViewName } | TableFigures | null;

/** How each view's figures follow from a company, or from the quote builder; null where it has nothing to show in it. */
const projections = {
  'general-ledger': generalLedger,
  'cash-flow-forecast': cashFlowForecast,
  'stock-by-location': stockByLocation,
  'stock-by-warehouse': stockByWarehouse,
  'order-pipeline': orderPipeline,
  'three-way-match': threeWayMatch,
  'budget-v-actual': budgetVActual,
  consolidation,
  'quote-outline': quoteOutline,
  implementation,
  'item-cost': itemCost,
  'cost-of-sale': costOfSale,
  'trial-balance': trialBalance,
  'aged-receivables': agedReceivables,
  'aged-payables': agedPayables,
  'customer-orders': customerOrders,
  'credit-note': creditNote,
  'orders-by-customer': ordersByCustomer,
  'stock-movements': stockMovements,
  lots,
  requisition,
  'purchase-orders': purchaseOrders,
  'goods-receipt': goodsReceipt,
  'job-setup': jobSetup,
  'job-costs': jobCosts,
  'job-margin': jobMargin,
  'warehouse-roles': warehouseRoles,
  'journal-entries': journalEntries,
  'business-intelligence': businessIntelligence,
} satisfies Record<ProductViewName, Projection>;

/** What a view shows, and nothing else of the company. */
export type ViewFigures = NonNullable<ReturnType<(typeof projections)[ProductViewName]>>;
/** The figures of a view that is more than a table: `FiguresOf<'item-cost'>`. */
export type FiguresOf<Name extends ProductViewName> = Extract<ViewFigures, { name: Name }>;

/**
 * The figures of a view.
 * @param name as content names it; null for one that does not exist
 * @param offer of the quote builder, if the site has one
 */
export function viewFigures(name: string, company: Company, offer?: QuoteOffer): ViewFigures | null {
  const [, projection] = Object.entries(projections).find(([known]) => known === name) ?? [];
  return projection?.(company, offer) ?? null;
}
