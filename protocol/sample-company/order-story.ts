import type { Company } from './company';
import { accountOf, entriesOf } from './ledger';
import { amountsOf, belongingTo, linesOf, type Paper, papersOf, stageOf, sum } from './papers';
import { stockOf } from './stock';

/** One order with every paper and figure that followed from it. */
export type OrderStory = {
  order: string;
  customer: string;
  shipment: string;
  place: string;
  invoice: string;
  invoiced: string;
  due: string;
  lines: { item: string; quantity: number; price: number; amount: number }[];
  /** What left the place: from which bins, and how many units were there before and after. */
  shipped: { item: string; bins: string; quantity: number; before: number; after: number }[];
  net: number;
  tax: number;
  gross: number;
  taxName: string;
  taxRate: number;
  /** Postings of the invoice and of the cost of sale; debits and credits are equal. */
  postings: { code: string; account: string; debit: number; credit: number }[];
  /** Code of the account of cost of sales. */
  costAccount: string;
  posted: number;
  /** Money that the month of the due date is expected to bring, this invoice included. */
  expected: number;
};

/**
 * The latest order that was shipped, with a cost, and billed, and whose invoice is due in a month of the forecast.
 * @param company whose rows may be wrong or missing
 * @returns null if there is no such order
 */
export function orderStory(company: Company): OrderStory | null {
  for (const invoice of papersOf(company, 'invoice').reverse()) {
    const order = papersOf(company, 'sales order').find(({ number }) => number === invoice.belongsTo);
    const [shipment] = order ? belongingTo(company, order.number, 'shipment') : [];
    if (!order || !shipment || stageOf(company, order) !== 'Billed') continue;
    const story = storyOf(company, order, shipment, invoice);
    if (story) return story;
  }
  return null;
}

function storyOf(company: Company, order: Paper, shipment: Paper, invoice: Paper): OrderStory | null {
  const { place } = shipment;
  const { due } = invoice;
  const expected = company.forecast?.find(({ month }) => due?.startsWith(month))?.moneyIn;
  const posted = entriesOf(company).filter(({ paper, name }) =>
    // A payment is of the invoice too.
    [shipment.number, invoice.number].some((number) => paper === number && !name.startsWith('Payment')),
  );
  const postings = posted.flatMap((entry) => entry.postings);
  const moved = stockOf(company).movements.filter(({ paper }) => paper === shipment.number);
  const cost = -sum(moved.map((movement) => movement.cost));
  if (!place || !due || expected === undefined || cost <= 0) return null;
  return {
    order: order.number,
    customer: order.party,
    shipment: shipment.number,
    place,
    invoice: invoice.number,
    invoiced: invoice.date,
    due,
    lines: linesOf(company, order),
    shipped: moved.map(({ item, quantity }) => shippedOf(company, shipment, item, -quantity)),
    ...amountsOf(company, invoice),
    taxName: company.taxName,
    taxRate: company.taxRate,
    postings,
    costAccount: accountOf(company, 'cost of sales')?.code ?? '',
    posted: sum(postings.map(({ debit }) => debit)),
    expected,
  };
}

function shippedOf(company: Company, { number, place }: Paper, item: string, quantity: number) {
  const { movements } = stockOf(company);
  const own = movements.findIndex((one) => one.paper === number && one.item === item);
  const before = movements
    .slice(0, own)
    .filter((one) => one.item === item && one.place === place)
    .reduce((total, one) => total + one.quantity, 0);
  const bins = (company.bins ?? []).filter((bin) => bin.item === item && bin.place === place);
  return { item, bins: bins.map(({ bin }) => bin).join(', '), quantity, before, after: before - quantity };
}
