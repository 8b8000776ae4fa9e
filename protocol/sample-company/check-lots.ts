import type { CompanyFlaw } from './check-company';
import type { Company } from './company';
import { lotsOf } from './lots';
import { sum } from './papers';
import { onHand } from './stock';

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
