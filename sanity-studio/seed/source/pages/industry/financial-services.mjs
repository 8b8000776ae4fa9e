import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';

const benefits = [
  {
    title: 'Several books, one group',
    description: 'Each company keeps its books; the group reads them together.',
    icon: 'layers',
    color: 'pine',
  },
  {
    title: 'Budgets beside results',
    description: 'Plan and actual in the same report, by period.',
    icon: 'chart-column',
    color: 'slate',
  },
  {
    title: 'Currencies kept straight',
    description: 'The original amount stays beside the reported one.',
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
    description: 'The months ahead beside the months behind.',
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
    description: 'Reports that read across the modules.',
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

/** `/industry/financial-services`. */
export const financialServices = page({
  title: 'Financial services',
  path: '/industry/financial-services',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Several entities, one clear result.',
      lead: 'ERP for financial firms that answer for more than one company, currency or budget.',
      actions: [actions.start, actions.demo],
      layout: 'illustration',
      image: media.illustration('industry-finance'),
    },
    { _type: 'benefitGrid', title: 'What changes in the finance office.', cards: benefits },
    {
      _type: 'capabilityGrid',
      title: 'Capabilities for financial services.',
      lead: 'Ledgers first, with the buying and the reporting attached to them.',
      bed: 'sunk',
      cards: capabilities,
    },
    {
      _type: 'mediaRow',
      title: 'From each company to the group.',
      text: 'Eliminations and currency translation are part of the report.',
      link: { label: 'Accounting & finance', href: '/features/accounting-finance' },
      image: media.view(
        'consolidation',
        'Sample consolidated result: three companies and their eliminations adding up to one group.',
        'ashdown',
      ),
    },
  ],
  endCap: {
    title: 'See it with your own entities.',
    text: 'Bring your list of companies and currencies to a demo. We walk through a close that brings them together.',
    actions: [actions.demo, actions.quote],
    look: 'band',
  },
  seo: {
    title: 'ERP for financial services',
    description:
      'Multi-entity ledgers, budgets, currencies and reporting for financial firms that answer for more than one company.',
  },
});
