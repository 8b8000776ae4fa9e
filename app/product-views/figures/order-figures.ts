import type { Company } from '../../../protocol/sample-company/company';
import {
  amountsOf,
  belongingTo,
  linesOf,
  orderStages,
  papersOf,
  stageOf,
} from '../../../protocol/sample-company/papers';

/** Stages whose latest order is named, in the order of its urgency. */
const NAMED_STAGES = ['Picking', 'Shipped', 'Returned'] as const;

/** The sales orders by stage, and the latest of some stages. */
export function orderPipeline(company: Company) {
  const orders = papersOf(company, 'sales order').map((order) => ({ order, stage: stageOf(company, order) }));
  if (orders.length === 0) return null;
  const latest = NAMED_STAGES.flatMap((stage) => orders.findLast((one) => one.stage === stage) ?? []);
  return {
    name: 'order-pipeline' as const,
    count: orders.length,
    stages: orderStages.map((name) => ({
      name,
      count: orders.filter(({ stage }) => stage === name).length,
    })),
    orders: latest.map(({ order, stage }) => ({
      number: order.number,
      customer: order.party,
      stage,
      value: amountsOf(company, order).net,
    })),
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
