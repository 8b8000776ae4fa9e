import { actions, outlineWith } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';

const benefits = [
  {
    title: 'A project on one page',
    description: 'Budget, cost, billing and margin together.',
    icon: 'folder-kanban',
    color: 'clay',
  },
  {
    title: 'People by project',
    description: 'Who works on what, and what their time costs.',
    icon: 'calendar-check',
    color: 'slate',
  },
  {
    title: 'Invoices from the project',
    description: 'Billing starts from the time and costs recorded on it.',
    icon: 'receipt',
    color: 'pine',
  },
  {
    title: 'Cash you can see coming',
    description: 'Receivables feed the forecast as they are raised.',
    icon: 'banknote',
    color: 'ochre',
  },
];

const capabilities = [
  {
    title: 'Project setup',
    description: 'Customer, dates, budget and team.',
    icon: 'folder-kanban',
    bullets: ['Cost codes', 'Budgeting'],
    href: '/features/project-job-costing',
    color: 'clay',
    enabled: true,
  },
  {
    title: 'Resources',
    description: 'The people of each project, and their hours.',
    icon: 'users',
    bullets: ['By project', 'By person'],
    href: '/features/project-job-costing',
    color: 'slate',
    enabled: true,
  },
  {
    title: 'Billing',
    description: 'Invoices raised from the project.',
    icon: 'receipt',
    bullets: ['By project', 'Into receivables'],
    href: '/features/project-job-costing',
    color: 'pine',
    enabled: true,
  },
  {
    title: 'Profitability',
    description: 'Two margins of each project while the work is open.',
    icon: 'chart-column',
    bullets: ['To date: billed less cost', 'At completion: price less cost at completion'],
    href: '/features/project-job-costing',
    color: 'moss',
    enabled: true,
  },
  {
    title: 'Procurement',
    description: 'Subcontractors and expenses with a trail.',
    icon: 'file-check-2',
    bullets: ['Requisition to purchase order', 'Three-way match'],
    href: '/features/procurement',
    color: 'ochre',
    enabled: true,
  },
  {
    title: 'Accounting & finance',
    description: 'One ledger that all projects post to.',
    icon: 'landmark',
    bullets: ['Multi-currency', 'Tax'],
    href: '/features/accounting-finance',
    color: 'iron',
    enabled: true,
  },
];

const ways = [actions.demo, outlineWith('accounting', 'procurement', 'projects')];

/** `/industry/professional-services`. */
export const professionalServices = page({
  title: 'Professional services',
  path: '/industry/professional-services',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Sell time. Keep track of where it went.',
      lead: 'ERP for firms that run projects, and bill for time and expenses.',
      actions: ways,
      layout: 'illustration',
      image: media.illustration('industry-services'),
    },
    { _type: 'benefitGrid', title: 'What changes for the team and the partners.', cards: benefits },
    {
      _type: 'capabilityGrid',
      title: 'Capabilities for professional services.',
      lead: 'Projects, resources and billing in one view, and one ledger beneath them.',
      bed: 'sunk',
      cards: capabilities,
    },
    {
      _type: 'mediaRow',
      title: 'Hours charged to the project they were spent on.',
      text: 'Partner time, associate time and expenses are charged month by month, by cost code.',
      link: { label: 'Project tracking', href: '/features/project-job-costing' },
      image: media.view(
        'job-costs',
        'Sample project costs of a firm of consultants: hours and expenses of two months, by cost code.',
        'larkfield',
      ),
    },
    {
      _type: 'mediaRow',
      title: 'From open projects to next quarter’s cash.',
      text: 'What has been billed, and what will be, feeds the forecast.',
      link: { label: 'How to read a cash-flow forecast', href: '/company/blog/reading-a-cash-flow-forecast' },
      image: media.view(
        'cash-flow-forecast',
        'Sample cash-flow forecast: months as they were, then months as expected, with the closing balance.',
        'larkfield',
      ),
    },
  ],
  endCap: {
    title: 'See it with one of your projects.',
    text: 'Bring a project with its people and its rates to a demo, and see it budgeted, billed and its margin worked out.',
    actions: ways,
    look: 'band',
  },
  seo: {
    title: 'ERP for professional services',
    description:
      'Projects, resources, billing and profitability in one view, with one ledger beneath, for firms that sell their time.',
  },
});
