import { media } from '../build/media.mjs';

const figure = (picture) => ({ _type: 'figure', media: picture });

/** The stories of customers: one, told of the sample company whose figures most pages show. */
export const stories = [
  {
    _id: 'story-marlow',
    _type: 'story',
    company: 'Marlow UK',
    trade: 'Wholesale of shop fittings',
    size: '60 people, two warehouses, one counter',
    modules: 'Accounting, inventory, warehouse, orders, procurement; projects later',
    time: '11 weeks, as a medium-sized company',
    before:
      'Orders came by telephone and were typed twice: into a spreadsheet for the warehouse and into an accounting tool. North and Harbour each kept a count, and goods on the road between them were in neither.',
    hard: 'The bins. North’s racks had names that only those who filled them knew, so each level was walked and labelled before the first count. Then the count of one item did not match the old list, and finance and the warehouse took a week to agree on which was right.',
    leftOut:
      'Payroll stayed with a bureau: wages reach the ledger as one entry a month. EDI, which one customer asked for, is not available, so that customer’s orders are entered at the desk. Fit-out jobs followed four months later.',
    pictures: [
      figure(
        media.view(
          'stock-by-warehouse',
          'Stock of the sample wholesaler by warehouse, with what is in transit, and its value at cost.',
        ),
      ),
      figure(
        media.view(
          'customer-orders',
          'Open orders of one customer of the sample wholesaler, and what it owes.',
        ),
      ),
    ],
    note: 'A sample: company, people and figures are invented.',
  },
];

/** The story as a block. */
export const story = {
  _type: 'customerStory',
  anchor: 'a-wholesaler-with-60-people',
  title: 'A wholesaler with 60 people.',
  lead: 'How it moved to {product}, and what went wrong on the way.',
  story: { _type: 'reference', _ref: 'story-marlow' },
  companyLabel: 'Company',
  tradeLabel: 'Trade',
  sizeLabel: 'Size',
  modulesLabel: 'Modules',
  timeLabel: 'Implementation',
  beforeLabel: 'Before',
  hardLabel: 'What was hard',
  leftOutLabel: 'What was left out',
};
