import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';

const benefits = [
  {
    title: 'Projects that explain themselves',
    description: 'Budget, cost, billing and margin on one page.',
    icon: 'folder-kanban',
    color: 'clay',
  },
  {
    title: 'People on the right work',
    description: 'Resources by project, so a clash shows before it happens.',
    icon: 'calendar-check',
    color: 'slate',
  },
  {
    title: 'Invoices that go out',
    description: 'Billing starts from what is on the project.',
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
    description: 'Who is on what, and until when.',
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
    description: 'Billed less cost, while the work is open.',
    icon: 'chart-column',
    bullets: ['By project', 'By customer'],
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
    description: 'One ledger under every project.',
    icon: 'landmark',
    bullets: ['Multi-currency', 'Tax'],
    href: '/features/accounting-finance',
    color: 'iron',
    enabled: true,
  },
];

/** `/industry/professional-services`. */
export const professionalServices = page({
  title: 'Professional services',
  path: '/industry/professional-services',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Sell time. Keep track of where it went.',
      lead: 'ERP for firms that run projects, place people and bill for both.',
      actions: [actions.start, actions.demo],
      layout: 'illustration',
      image: media.illustration('industry-services'),
    },
    { _type: 'benefitGrid', title: 'What changes for the team and the partners.', cards: benefits },
    {
      _type: 'capabilityGrid',
      title: 'Capabilities for professional services.',
      lead: 'Projects, resources and billing in one view, with the ledger beneath.',
      bed: 'sunk',
      cards: capabilities,
    },
    {
      _type: 'mediaRow',
      title: 'Hours, on the project they were worked for.',
      text: 'Partner hours, associate hours and expenses are charged to the project month by month.',
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
      text: 'What has been billed, and what will be, feeds a forecast you can read at a glance.',
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
    text: 'Bring a project with its people and its rates to a demo. We plan it, bill it and read its margin.',
    actions: [actions.demo, actions.quote],
    look: 'band',
  },
  seo: {
    title: 'ERP for professional services',
    description:
      'Projects, resources, billing and profitability in one view, with one ledger beneath, for firms that sell their time.',
  },
});
