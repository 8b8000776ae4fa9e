import { agedPayables, agedReceivables } from './aged-views';
import { businessOverview } from './business-overview';
import { type Company, readCompany } from './company';
import { creditNote, customerOrders, orderPipeline, ordersByCustomer } from './customer-views';
import { budgetVActual, jobCosts, jobMargin, jobSetup } from './job-views';
import { cashFlowForecast, consolidation, generalLedger, journalEntries, trialBalance } from './money-views';
import { stored, type View } from './parts';
import { accountBudget, entityResults } from './plan-views';
import { goodsReceipt, purchaseOrders, requisition, threeWayMatch } from './purchase-views';
import { screenViews } from './screen-views';
import {
  costOfSale,
  itemCost,
  stockByLocation,
  stockByWarehouse,
  stockMovements,
  warehouseRoles,
} from './stock-views';
import { storyViews } from './story-views';

/** What each view shows of a company; null where it has nothing to show in it. */
const views = new Map<string, (company: Company) => View | null>(
  Object.entries({
    'general-ledger': generalLedger,
    'cash-flow-forecast': cashFlowForecast,
    'stock-by-location': stockByLocation,
    'stock-by-warehouse': stockByWarehouse,
    'order-pipeline': orderPipeline,
    'three-way-match': threeWayMatch,
    'budget-v-actual': budgetVActual,
    consolidation,
    'item-cost': itemCost,
    'cost-of-sale': costOfSale,
    'trial-balance': trialBalance,
    'aged-receivables': agedReceivables,
    'aged-payables': agedPayables,
    'customer-orders': customerOrders,
    'credit-note': creditNote,
    'orders-by-customer': ordersByCustomer,
    'stock-movements': stockMovements,
    requisition,
    'purchase-orders': purchaseOrders,
    'goods-receipt': goodsReceipt,
    'job-setup': jobSetup,
    'job-costs': jobCosts,
    'job-margin': jobMargin,
    'warehouse-roles': warehouseRoles,
    'journal-entries': journalEntries,
    'account-budget': accountBudget,
    'entity-results': entityResults,
    'business-intelligence': businessOverview,
    ...storyViews,
    ...screenViews,
  }),
);

/**
 * Product views of a company, each as a document of the type `productView` whose id is `view-<company>-<name>`.
 * @param document a `sampleCompany` as it is stored
 * @param names of the views wanted, such as `trial-balance`; those of an order's story are `story-order`, `story-pick`,
 *   `story-shipment`, `story-invoice`, `story-ledger` and `story-forecast`
 * @returns by name; without those that the company has nothing for, or that there are not
 */
export function viewsOf(document: { [field: string]: unknown }, names: Iterable<string>) {
  const company = readCompany(document);
  return new Map(
    [...(company ? new Set(names) : [])].flatMap((name) => {
      const shown = company && views.get(name)?.(company);
      if (!company || !shown) return [];
      const _id = `view-${company._id.replace(/^sampleCompany-/, '')}-${name}`;
      const title = `${shown.title}, ${company.title}`;
      return [[name, { _id, _type: 'productView', name: title, ...stored(shown) }] as const];
    }),
  );
}
