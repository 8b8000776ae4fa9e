import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';
import { richText } from '../../build/rich-text.mjs';
import { valuationCalculator } from '../../build/valuation-calculator.mjs';

/** Their answers are records of the type question. */
const exercises = richText(`
## Five exercises on paper.

Each takes five minutes and needs a pencil. The figures are those of a sample company. The answers stand below, with every step.

### 1. Two sales by FIFO

The Oak shelf 900 was received three times: 100 at 17.60, then 60 at 18.50, then 120 at 18.90. A sale takes 130, and
a later one takes 50. What does each sale cost, and what is the stock worth that is left?

### 2. An invoice that differs

Order PO-9104 asks for 40 hinges at 2.35 each. Receipt GR-9207 counts 38. Invoice INV-8816 bills 40 at 2.40 each. What
would you pay for what was received at the price that was ordered? Split the rest of the invoice into quantity and price.

### 3. Bank and ledger

The ledger shows 4,215.60 in the bank account, the statement 4,610.20. Three things explain it:

- A payment to a supplier of 480.00 is in the ledger, and has not left the bank yet.
- A receipt of 62.40 is in the ledger, and is not on the statement yet.
- A bank charge of 23.00 is on the statement, and is not in the ledger yet.

Which balance is right?

### 4. The end of a month

A month opens with 18,400.00. Invoices for 26,750.00 fall due, and one of them, for 3,900.00, will be paid a month late.
Suppliers are due 14,280.00, wages 9,600.00 and tax 2,150.00. What is the closing balance?

### 5. The margin of a job

Job J-771 is billed at 12,400.00. It took 96 hours at 32.50, materials for 4,365.00, a subcontractor for 1,480.00 and
plant hire of 310.00. What did it cost, and what is left?`);

/** `/support/{product}-academy`. */
export const academy = page({
  title: '{product} Academy',
  path: '/support/{product}-academy',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Learn at your own pace.',
      lead: 'The {product} Academy is our training material, arranged by role and read when you have the time.',
      actions: [actions.contact],
      layout: 'band',
    },
    {
      _type: 'capabilityGrid',
      title: 'A path for each role.',
      lead: 'Start with your own. Read the next one when your work touches it.',
      bed: 'paper',
      cards: [
        {
          title: 'Accountant',
          description: 'The ledger and everything that posts to it.',
          icon: 'landmark',
          bullets: ['Auto journal entries', 'Receivables and payables', 'Closing a month'],
          color: 'pine',
          enabled: true,
        },
        {
          title: 'Buyer',
          description: 'From a request to a paid invoice.',
          icon: 'file-check-2',
          bullets: ['Suppliers', 'Requisition to purchase order', 'Three-way match'],
          color: 'ochre',
          enabled: true,
        },
        {
          title: 'Warehouse manager',
          description: 'Sites, people and exceptions.',
          icon: 'warehouse',
          bullets: ['Racks and bins', 'Inbound and fulfilment', 'Warehouse reports'],
          color: 'iron',
          enabled: true,
        },
        {
          title: 'Picker',
          description: 'Finding stock and sending it out.',
          icon: 'package',
          bullets: ['Reading a pick list', 'Bin locations', 'Returns'],
          color: 'moss',
          enabled: true,
        },
        {
          title: 'Auditor',
          description: 'Reading the trail, changing nothing.',
          icon: 'shield-check',
          bullets: ['Counts', 'Transactions', 'Compliance'],
          color: 'slate',
          enabled: true,
        },
        {
          title: 'Project lead',
          description: 'A job from its budget to its margin.',
          icon: 'hard-hat',
          bullets: ['Setup and budgeting', 'Job costing', 'Profitability'],
          color: 'clay',
          enabled: true,
        },
      ],
    },
    {
      _type: 'mediaRow',
      title: 'Lessons use worked figures.',
      text: 'Each one has a small set of records with its totals, so you can check your answer.',
      link: { label: 'Role-based training', href: '/resources/training' },
      image: media.vignette(
        'cost-of-sale',
        'Sample worked figures: a sale of 130 units costed by FIFO, 2,315.00.',
      ),
    },
    valuationCalculator({
      anchor: 'exercise',
      title: 'Check your answer.',
      lead: 'The same receipts and the same sale. Work out LIFO and the weighted average on paper first, then change the figures and try again.',
    }),
    { _type: 'prose', anchor: 'exercises', body: exercises },
    {
      _type: 'faqList',
      title: 'The answers, worked out.',
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
