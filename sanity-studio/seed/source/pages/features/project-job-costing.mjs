import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { guides, moduleEnd } from '../../build/module-end.mjs';
import { page } from '../../build/page.mjs';
import { outlineEndCap } from '../../build/quote-builder.mjs';

const sections = [
  {
    title: 'Setup and budgeting',
    subTitle: 'Settle what the job should cost',
    description:
      'A job begins with its cost codes and an amount for each. Later costs are measured against them.',
    bullets: [
      { title: 'Setup', description: 'Customer, dates, cost codes and the people on the job.' },
      { title: 'Budgeting', description: 'Labour, materials, subcontract and plant, each with its amount.' },
      { title: 'Cash', description: 'Job budgets feed the cash-flow forecast.' },
    ],
    image: media.view(
      'job-setup',
      'Sample job setup: its customer and dates, and a budget of 183,800 in four cost codes.',
    ),
  },
  {
    title: 'Job costing and resources',
    subTitle: 'Charge cost where it belongs, when it happens',
    description:
      'Purchases, hours and stock carry a job and a cost code, so actual cost needs no monthly hunt.',
    bullets: [
      { title: 'Job costing', description: 'Actual cost against budget, by cost code.' },
      { title: 'Resources', description: 'The people and the plant of each job, with their cost.' },
      { title: 'Purchases', description: 'Bought for the job, matched before payment.' },
    ],
    image: media.view(
      'job-costs',
      'Sample job costs: each entry charged to the job by cost code, 148,700 to date.',
    ),
  },
  {
    title: 'Profitability',
    subTitle: 'Two margins, before the last invoice',
    description:
      'Margin to date is what you have billed less what it cost. Margin at completion is the price less the cost at completion.',
    bullets: [
      {
        title: 'Profitability by job',
        description: 'Both margins for each job, while there is time to act.',
      },
      { title: 'Billing', description: 'Invoices raised from the job and followed in receivables.' },
    ],
    image: media.view(
      'job-margin',
      'Sample jobs: the price of each, its cost at completion and its margin at completion.',
    ),
  },
];

/** `/features/project-job-costing`. */
export const projectJobCosting = page({
  title: 'Project tracking',
  path: '/features/project-job-costing',
  blocks: [
    {
      _type: 'pageHero',
      title: 'See the overrun while you can still act on it.',
      lead: 'Project tracking and job costing for firms whose margin is made job by job.',
      actions: [actions.demo, actions.outline],
      layout: 'sheet',
      image: media.view(
        'budget-v-actual',
        'Sample job budget: 148,700 spent of 183,800, with materials over their cost code.',
      ),
    },
    { _type: 'moduleSections', sideIndex: false, sections },
    ...moduleEnd({
      customer: { id: 'ruth-lindqvist', title: 'A commercial manager, on a drift from budget.' },
      questions: {
        title: 'Questions on costs, overruns and billing.',
        items: ['costs-of-a-job', 'job-over-budget', 'bill-a-job'],
      },
      guides: { title: 'Guides to job costs and to cash.', items: [guides.jobs, guides.cashFlow] },
      next: {
        title: 'Accounting & finance',
        description: 'The ledger that every job posts to.',
        icon: 'landmark',
        href: '/features/accounting-finance',
      },
    }),
  ],
  endCap: outlineEndCap({ module: 'projects', title: 'See one of your jobs against its budget.' }),
  seo: {
    title: 'Project tracking: job costing, billing, profitability',
    description:
      'Job setup, budgeting, job costing, billing, profitability and resources, with actual cost against budget by cost code.',
  },
});
