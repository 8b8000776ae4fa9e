import { actions } from '../../build/actions.mjs';
import { embed } from '../../build/embed.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';
import { richText } from '../../build/rich-text.mjs';
import { valuationCalculator } from '../../build/valuation-calculator.mjs';

/** Their answers are records of the type question. */
const exercises = richText(
  `
## Five exercises on paper.

Each takes five minutes and a pencil. The figures are those of Marlow UK, the sample company whose papers you see
on many pages here. The answers are below, with every step.

### 1. Two sales by FIFO

The Oak shelf 900 was received three times: 100 at 17.60 on GR-0521, then 60 at 18.50 on GR-0537, then 120 at 18.90 on
GR-0552. After that, order SO-2290 takes 130, and SO-2292 takes 20. What does each sale cost, and what is the remaining stock
worth?

### 2. A bill that differs

Order PO-0315 asks Fenwick Fixings for 500 steel brackets and 200 wall anchor kits. A bracket costs 1.15 and a kit 3.60,
without VAT. Receipt GR-0549 counts all the brackets, and 180 kits. The bill has not come yet. Suppose it charges for
all that was ordered, with the kits at 3.80. What would you pay for what was received, at the price that was ordered?
Split the rest of the bill into quantity and price.

### 3. Bank and ledger

On 28\u00a0February the ledger shows 78,000.00 in the bank account. Suppose the statement shows 77,089.00. Three things
explain it:

- Ardent Timber was paid 2,112.00 on 27\u00a0February. That is in the ledger, and has not left the bank yet.
- Northquay paid 3,000.00 on the same day. That is in the ledger, and is not on the statement yet.
- A bank charge of 23.00 is on the statement, and is not in the ledger yet.

Which balance is right?

### 4. The end of a month

March opens with 78,000.00, before any bank charge. The forecast has 118,000.00 coming in and 105,000.00 going out.
Kestrel Civil owes 5,280.00 on INV-1184, due on 28\u00a0March. It is part of what comes in, and will be paid a month late.
What is the closing balance?

### 5. The margin at completion

The price of the Quay Street fit-out is 246,000.00. This is its budget, and what it has cost in two months:`,
  embed.table('Quay Street fit-out by cost code (sample figures)', [
    ['Cost code', 'Budget', 'January', 'February'],
    ['Labour', '64,000', '30,000', '19,600'],
    ['Materials', '52,800', '40,000', '14,600'],
    ['Subcontract', '49,000', '18,000', '10,000'],
    ['Plant hire', '18,000', '10,500', '6,000'],
  ]),
  `Which cost code is over its budget? If that one costs no more, and the others end on budget, what is the margin at
completion, which is the price less the cost at completion?`,
);

/** `/support/{product}-academy`. */
export const academy = page({
  title: '{product} Academy',
  path: '/support/{product}-academy',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Learn at your own pace.',
      lead: 'Guides and exercises, arranged by role. The figures add up, so you can check your answers.',
      actions: [
        { label: 'See the paths', href: '/support/{product}-academy#paths' },
        { label: 'Go to the exercises', href: '/support/{product}-academy#exercises' },
      ],
      layout: 'band',
    },
    {
      _type: 'capabilityGrid',
      anchor: 'paths',
      title: 'A path for each role.',
      lead: 'Each card opens the first guide of its path. The exercises are further down this page, with their answers.',
      bed: 'paper',
      cards: [
        {
          title: 'Accountant',
          description: 'Closing a month, and looking ahead.',
          icon: 'landmark',
          bullets: [
            'Guide: the month-end close',
            'Guide: cash-flow forecasts',
            'Exercises 3 and 4: bank and month',
          ],
          href: '/company/blog/why-the-month-end-close-takes-too-long',
          color: 'pine',
          enabled: true,
        },
        {
          title: 'Buyer',
          description: 'From the order to the paid invoice.',
          icon: 'file-check-2',
          bullets: [
            'Guide: three-way match',
            'News: invoices in other currencies',
            'Exercise 2: a bill that differs',
          ],
          href: '/company/blog/three-way-match',
          color: 'ochre',
          enabled: true,
        },
        {
          title: 'Warehouse manager',
          description: 'Locations, and what the stock in them is worth.',
          icon: 'warehouse',
          bullets: [
            'Guide: naming racks and bins',
            'Guide: FIFO, LIFO or average',
            'Exercise 1: two sales by FIFO',
          ],
          href: '/company/blog/naming-racks-and-bins',
          color: 'iron',
          enabled: true,
        },
        {
          title: 'Picker',
          description: 'Finding stock, and taking it back.',
          icon: 'package',
          bullets: ['Guide: what a bin code says', 'News: returns, step by step'],
          href: '/company/blog/naming-racks-and-bins#a-name-has-one-job',
          color: 'moss',
          enabled: true,
        },
        {
          title: 'Auditor',
          description: 'What a control catches, and what it misses.',
          icon: 'shield-check',
          bullets: [
            'Guide: limits of three-way match',
            'Guide: choosing a valuation method',
            'Exercise 3: bank and ledger',
          ],
          href: '/company/blog/three-way-match#what-it-does-not-catch',
          color: 'slate',
          enabled: true,
        },
        {
          title: 'Project lead',
          description: 'A job from its budget to its margin.',
          icon: 'hard-hat',
          bullets: ['Guide: job costing for the first time', 'Exercise 5: margin at completion'],
          href: '/company/blog/job-costing-for-the-first-time',
          color: 'clay',
          enabled: true,
        },
      ],
    },
    {
      _type: 'mediaRow',
      title: 'Worked figures, with their totals.',
      text: 'A sale of 130 shelves takes 100 from the oldest receipt and 30 from the next. Exercise 1 asks for the following sale.',
      link: { label: 'Role-based training', href: '/resources/training' },
      image: media.view(
        'cost-of-sale',
        'Sample worked figures: a sale of 130 units costed by FIFO, 2,315.00.',
      ),
    },
    valuationCalculator({
      anchor: 'exercise',
      title: 'Check a sale by FIFO.',
      lead: 'It begins with the sale above. Take a sale of 200, work it out on paper, then enter it here and compare.',
    }),
    { _type: 'prose', anchor: 'exercises', body: exercises },
    {
      _type: 'faqList',
      title: 'The five answers, worked out.',
      items: ['exercise-fifo', 'exercise-match', 'exercise-bank', 'exercise-cash', 'exercise-job'],
    },
  ],
  endCap: {
    title: 'Stuck on an exercise?',
    text: 'Write to us with your figures. Support replies within {reply-time} on business days.',
    actions: [actions.contact, { label: 'Role-based training', href: '/resources/training' }],
    look: 'sheet',
  },
  seo: {
    title: '{product} Academy: learn at your own pace',
    description:
      'Training material by role for accountants, buyers, warehouse managers, pickers, auditors and project leads, at your own pace.',
  },
});
