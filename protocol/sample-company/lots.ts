import type { CompanyFlaw } from './check-company';
import type { Company, RowOf } from './company';
import { leavesStock, type Paper, papersOf, stockKinds, sum } from './papers';
import { onHand } from './stock';

/** What came with a lot or left it, by which paper; `quantity` is negative when it left. */
export type LotMovement = { lot: string; item: string; paper: Paper; quantity: number };
export type Lot = RowOf<'lots'> & { movements: LotMovement[]; onHand: number };

/** The lots, and what moved of each up to the company's day, oldest first. */
export function lotsOf(company: Company): Lot[] {
  const papers = papersOf(company, ...stockKinds).filter(({ place }) => place);
  return (company.lots ?? []).map(({ number, item, status }) => {
    const movements = papers.flatMap((paper) =>
      (company.lines ?? [])
        .filter((line) => line.lot === number && line.paper === paper.number)
        .map(({ quantity }) => ({
          lot: number,
          item,
          paper,
          quantity: leavesStock(paper.kind) ? -quantity : quantity,
        })),
    );
    return { number, item, status, movements, onHand: sum(movements.map(({ quantity }) => quantity)) };
  });
}

/** Where a lot came from and where it went: what its work orders used, and its own movements, by date. */
export function traceOf(company: Company, lot: Lot): LotMovement[] {
  const orders = lot.movements.flatMap(({ paper }) => (paper.kind === 'completion' ? [paper.belongsTo] : []));
  const used = lotsOf(company).flatMap(({ movements }) =>
    movements.filter(({ paper }) => paper.kind === 'issue' && orders.includes(paper.belongsTo)),
  );
  return [...used, ...lot.movements].sort((one, other) => one.paper.date.localeCompare(other.paper.date));
}

/** Lines that name a lot of another item, lots of which more left than came, and lots that are not what is in stock. */
export function wrongLots(company: Company): CompanyFlaw[] {
  const lots = lotsOf(company);
  return [
    ...(company.lines ?? []).flatMap(({ lot: number, item }, row): CompanyFlaw[] => {
      const lot = lots.find((one) => one.number === number);
      if (!lot || lot.item === item) return [];
      return [{ table: 'lines', row, message: `${number} is a lot of ${lot.item}, not of ${item}.` }];
    }),
    ...lots.flatMap(({ number, movements }, row): CompanyFlaw[] => {
      let left = 0;
      return movements.flatMap(({ paper, quantity }): CompanyFlaw[] => {
        left = sum([left, quantity]);
        if (left >= 0) return [];
        return [
          { table: 'lots', row, message: `${paper.number} takes ${-left} more of ${number} than there are.` },
        ];
      });
    }),
    ...lots.flatMap(({ item }, row): CompanyFlaw[] => {
      const ofItem = lots.filter((one) => one.item === item);
      const total = sum(ofItem.map((one) => one.onHand));
      const stock = sum([onHand(company, item)]);
      if (total === stock || ofItem[0] !== lots[row]) return [];
      return [
        { table: 'lots', row, message: `The lots of ${item} come to ${total}, its stock is ${stock}.` },
      ];
    }),
  ];
}
