import type { Company, PaperKind } from '../../../protocol/sample-company/company';
import { type Lot, lotsOf, traceOf } from '../../../protocol/sample-company/lots';
import type { Cell, TableFigures } from './table-figures';

const STEPS: { [Kind in PaperKind]?: Cell } = {
  receipt: 'Received',
  completion: { value: 'Made', tone: 'pine' },
  issue: { value: 'Used', tone: 'slate' },
  shipment: { value: 'Shipped', tone: 'pine' },
  'credit note': { value: 'Returned', tone: 'ochre' },
};

/** The lots on hand with the order that each came by, and the way of the latest that was shipped. */
export function lots(company: Company): TableFigures | null {
  const all = lotsOf(company);
  const stock = all.filter(({ onHand }) => onHand > 0);
  if (stock.length === 0) return null;
  const held = stock.filter(({ status }) => status === 'held').length;
  const traced = all.findLast(({ movements }) => movements.some(({ paper }) => paper.kind === 'shipment'));
  return {
    title: 'Lots on hand',
    context: company.day,
    tag: held > 0 ? { value: `${held} held`, tone: 'ochre' } : { value: 'All released', tone: 'pine' },
    columns: [
      { label: 'Lot' },
      { label: 'Detail', margin: true, wraps: true },
      { label: 'Order', hide: 'narrow', isQuiet: true },
      { label: 'Date', kind: 'date', hide: 'middle', isQuiet: true },
      { label: 'Quantity', kind: 'quantity' },
      { label: 'Status', kind: 'tag' },
    ],
    rows: stock.map(({ number, item, status, movements, onHand }) => {
      const { belongsTo, number: paper, date } = movements[0]?.paper ?? {};
      const state = status === 'held' ? ({ value: 'Held', tone: 'ochre' } as const) : 'Released';
      return [number, item, belongsTo ?? paper ?? null, date ?? null, onHand, state];
    }),
    ...(traced && { next: { title: `Trace of ${traced.number}`, rows: traceRows(company, traced) } }),
  };
}

/** What a lot was made of, and where it went. */
const traceRows = (company: Company, lot: Lot): Cell[][] =>
  traceOf(company, lot).map(({ lot: number, item, paper, quantity }) => [
    number,
    paper.kind === 'shipment' ? paper.party : item,
    paper.belongsTo ?? paper.number,
    paper.date,
    Math.abs(quantity),
    STEPS[paper.kind] ?? null,
  ]);
