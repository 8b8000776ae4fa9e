import type { Company } from '../../../protocol/sample-company/company';
import {
  amountsOf,
  belongingTo,
  linesOf,
  type OrderStage,
  orderStages,
  papersOf,
  stageOf,
} from '../../../protocol/sample-company/papers';
import type { TableFigures } from './table-figures';

/** Tones of the stages of an order; a new one has none. */
export const stageTones = {
  New: undefined,
  Picking: 'slate',
  Shipped: 'pine',
  Billed: 'pine',
  Returned: 'ochre',
} as const satisfies Record<OrderStage, string | undefined>;

/** Stages whose latest order is named, in the order of its urgency. */
const NAMED_STAGES = ['Picking', 'Shipped', 'Returned'] as const;

/** The sales orders by stage, and the latest of some stages. */
export function orderPipeline(company: Company): TableFigures | null {
  const orders = papersOf(company, 'sales order').map((order) => ({ order, stage: stageOf(company, order) }));
  if (orders.length === 0) return null;
  const latest = NAMED_STAGES.flatMap((stage) => orders.findLast((one) => one.stage === stage) ?? []);
  return {
    title: 'Order pipeline',
    tag: { value: `${orders.length} orders`, tone: 'slate' },
    stages: orderStages.map((name) => ({
      name,
      count: orders.filter(({ stage }) => stage === name).length,
    })),
    columns: [
      { label: 'Order', hide: 'tiny', isQuiet: true },
      { label: 'Customer', margin: true },
      { label: 'Stage', kind: 'tag' },
      { label: 'Value', kind: 'amount' },
    ],
    rows: latest.map(({ order, stage }) => [
      order.number,
      order.party,
      { value: stage, tone: stageTones[stage] },
      amountsOf(company, order).net,
    ]),
  };
}

/** The latest bill whose order was received: the three papers, each with its lines and their value without tax. */
export function threeWayMatch(company: Company) {
  const bill = papersOf(company, 'bill').findLast(
    ({ belongsTo }) => belongsTo && belongingTo(company, belongsTo, 'receipt').length > 0,
  );
  const order = company.papers?.find(({ number }) => number === bill?.belongsTo);
  const [receipt] = order ? belongingTo(company, order.number, 'receipt') : [];
  if (!bill || !order || !receipt) return null;
  const papers = [order, receipt, bill].map((paper) => ({
    kind: paper.kind,
    number: paper.number,
    lines: linesOf(company, paper).map(({ item, quantity }) => ({ item, quantity })),
    value: amountsOf(company, paper).net,
  }));
  return { name: 'three-way-match' as const, order: order.number, papers };
}
