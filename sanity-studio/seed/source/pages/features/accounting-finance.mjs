import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { guides, moduleEnd } from '../../build/module-end.mjs';
import { page } from '../../build/page.mjs';
import { outlineEndCap } from '../../build/quote-builder.mjs';

const sections = [
  {
    title: 'General ledger',
    subTitle: 'Journals posted as work happens',
    description:
      'A sale, a goods receipt or a billed job brings its own auto journal entries. You review them instead of typing them.',
    bullets: [
      {
        title: 'General ledger',
        description: 'Every entry with its date, its account and the document behind it.',
      },
      {
        title: 'Auto journal entries',
        description: 'The cost of a sale leaves stock and reaches the ledger in one step.',
      },
      { title: 'Trial balance', description: 'The balance of each account on one list, with equal totals.' },
      { title: 'Tax', description: 'Sales and purchase tax carried to their own accounts.' },
    ],
    image: media.view(
      'general-ledger',
      'Sample general ledger: a sale with its tax, its cost and a goods receipt, with equal debits and credits.',
    ),
  },
  {
    title: 'Accounts receivable',
    subTitle: 'What customers owe, and what is late',
    description: 'Receivables start at the order, so you keep no second list of who has to pay.',
    bullets: [
      { title: 'Invoices', description: 'By customer and due date, and what has been paid.' },
      { title: 'Payment methods', description: 'Credit card, bank transfer and PayPal.' },
    ],
    image: media.view(
      'aged-receivables',
      'Sample aged receivables: what each customer owes, and what of it is overdue.',
    ),
  },
  {
    title: 'Accounts payable',
    subTitle: 'What you owe, and to whom',
    description: 'Payables start at the goods receipt, so an invoice is checked against what has arrived.',
    bullets: [
      { title: 'Invoices', description: 'Supplier invoices, matched to what was ordered and received.' },
      {
        title: 'Due dates',
        description: 'What is due, what is not due yet and what is late, supplier by supplier.',
      },
    ],
    image: media.view(
      'aged-payables',
      'Sample aged payables: what is owed to each supplier, and what of it is overdue.',
    ),
  },
  {
    title: 'Cash flow and forecasting',
    subTitle: 'See a tight month before it arrives',
    description:
      'Receivables, payables and budgets feed the forecast. When a due date moves, the forecast moves with it.',
    bullets: [
      { title: 'Cash flow', description: 'Money in, money out and the closing balance, month by month.' },
      { title: 'Forecasting', description: 'The months ahead, on one chart with the months behind.' },
    ],
    image: media.view(
      'cash-flow-forecast',
      'Sample cash-flow forecast: months as they were, then months as expected, with the closing balance.',
    ),
  },
  {
    title: 'Budgeting',
    subTitle: 'The plan and the result, account by account',
    description: 'Set a budget, then compare the actual figures with it without leaving the ledger.',
    bullets: [
      {
        title: 'Budgets',
        description: 'An amount for each account and period, and for each cost code of a job.',
      },
      { title: 'Variance', description: 'What is over, what is under, and by how much.' },
    ],
    image: media.view(
      'account-budget',
      'Sample budget against actual of four months, by account, and how far each is from it.',
    ),
  },
  {
    title: 'Currencies and companies',
    subTitle: 'Several companies, one group result',
    description: 'Multi-currency accounting keeps the original amount together with the reported one.',
    bullets: [
      { title: 'Multi-currency', description: 'Bill and buy in one currency, report in another.' },
      {
        title: 'Multi-entity management',
        description: 'Several companies, and the eliminations between them.',
      },
    ],
    image: media.view(
      'entity-results',
      'Sample results by company: three companies with three currencies of their own, and the group.',
    ),
  },
];

/** `/features/accounting-finance`. */
export const accountingFinance = page({
  title: 'Accounting & finance',
  path: '/features/accounting-finance',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Books that keep up with the business.',
      lead: 'Accounting and finance for teams who would rather review journals than type them.',
      actions: [actions.demo, actions.outline],
      layout: 'sheet',
      image: media.view(
        'journal-entries',
        'Sample journal entry: what was paid in a week, by account, with equal debits and credits.',
      ),
    },
    { _type: 'moduleSections', sideIndex: false, sections },
    ...moduleEnd({
      customer: { id: 'ines-carvalho', title: 'A finance director, after a close.' },
      questions: {
        title: 'Questions on entries, tax and companies.',
        items: ['tax', 'multi-entity', 'check-journals'],
      },
      guides: { title: 'Guides to closing and to cash.', items: [guides.monthEnd, guides.cashFlow] },
      next: {
        title: 'Order management',
        description: 'Where receivables begin: the order, its billing and its returns.',
        icon: 'clipboard-list',
        href: '/features/order-management',
      },
    }),
  ],
  endCap: outlineEndCap({ module: 'accounting', title: 'See one of your months closed.' }),
  seo: {
    title: 'Accounting and finance: ledger, cash flow, tax',
    description:
      'General ledger, receivables, payables, cash flow, forecasting, budgeting, tax, auto journal entries and multi-currency.',
  },
});
