import { actions, outlineWith } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';

const benefits = [
  {
    title: 'Several books, one group',
    description: 'Each company keeps its own books, and the group result adds them up.',
    icon: 'layers',
    color: 'pine',
  },
  {
    title: 'Budgets against results',
    description: 'Plan and actual in the same report, by account and period.',
    icon: 'chart-column',
    color: 'slate',
  },
  {
    title: 'Currencies kept straight',
    description: 'The original amount is kept together with the reported one.',
    icon: 'coins',
    color: 'ochre',
  },
  {
    title: 'Access you can explain',
    description: 'Role-based access, from the bookkeeper to the auditor.',
    icon: 'shield-check',
    color: 'clay',
  },
];

const capabilities = [
  {
    title: 'General ledger',
    description: 'Every entry with the document behind it.',
    icon: 'landmark',
    bullets: ['Auto journal entries', 'Multi-currency'],
    href: '/features/accounting-finance',
    color: 'pine',
    enabled: true,
  },
  {
    title: 'Multi-entity management',
    description: 'Companies, eliminations and one group result.',
    icon: 'layers',
    bullets: ['Several companies', 'Group currency'],
    href: '/features/accounting-finance',
    color: 'slate',
    enabled: true,
  },
  {
    title: 'Budgeting and forecasting',
    description: 'What was planned, what happened and what comes next.',
    icon: 'chart-line',
    bullets: ['Budgets by account', 'Cash-flow forecast'],
    href: '/features/accounting-finance',
    color: 'ochre',
    enabled: true,
  },
  {
    title: 'Receivables and payables',
    description: 'What is owed to you, and what you owe.',
    icon: 'receipt',
    bullets: ['By customer and due date', 'Matched supplier invoices'],
    href: '/features/accounting-finance',
    color: 'moss',
    enabled: true,
  },
  {
    title: 'Business intelligence',
    description: 'Reports across modules and companies.',
    icon: 'chart-column',
    bullets: ['By entity and period', 'By project'],
    href: '/company/why-{product}',
    color: 'iron',
    enabled: true,
  },
  {
    title: 'Procurement and compliance',
    description: 'A trail from the request to the payment.',
    icon: 'file-check-2',
    bullets: ['Requisition to purchase order', 'Three-way match'],
    href: '/features/procurement',
    color: 'clay',
    enabled: true,
  },
];

const ways = [actions.demo, outlineWith('accounting', 'procurement')];

/** `/industry/financial-services`. */
export const financialServices = page({
  title: 'Financial services',
  path: '/industry/financial-services',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Several entities, one clear result.',
      lead: 'ERP for financial firms that answer for more than one company, currency or budget.',
      actions: ways,
      layout: 'illustration',
      image: media.illustration('industry-finance'),
    },
    { _type: 'benefitGrid', title: 'What changes in the finance office.', cards: benefits },
    {
      _type: 'capabilityGrid',
      title: 'Capabilities for financial services.',
      lead: 'Ledgers first, with purchasing and reporting built on them.',
      bed: 'sunk',
      cards: capabilities,
    },
    {
      _type: 'mediaRow',
      title: 'From three companies to one group.',
      text: 'Eliminations and currency translation are part of the report, so each group figure can be followed back to a company.',
      link: { label: 'Accounting & finance', href: '/features/accounting-finance' },
      image: media.view(
        'consolidation',
        'Sample consolidated result: three companies and their eliminations adding up to one group.',
        'ashdown',
      ),
    },
    {
      _type: 'mediaRow',
      title: 'Fees and salaries against the plan.',
      text: 'The budget of half a year, account by account, and how far each is from it.',
      link: { label: 'Budgeting', href: '/features/accounting-finance#budgeting' },
      image: media.view(
        'account-budget',
        'Sample budget against actual of a financial firm over six months: fees, costs of services, salaries and market data.',
        'ashdown',
      ),
    },
  ],
  endCap: {
    title: 'See it with your own entities.',
    text: 'Bring your list of companies and currencies to a demo, and walk through a close that brings them together.',
    actions: ways,
    look: 'band',
  },
  seo: {
    title: 'ERP for financial services',
    description:
      'Multi-entity ledgers, budgets, currencies and reporting for financial firms that answer for more than one company.',
  },
});
