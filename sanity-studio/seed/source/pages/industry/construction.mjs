import { actions, outlineWith } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';

const benefits = [
  {
    title: 'Overruns seen early',
    description: 'Actual cost against budget, by cost code, while the job is live.',
    icon: 'chart-column',
    color: 'clay',
  },
  {
    title: 'Materials matched',
    description: 'Pay for what reached the site, at the price on the order.',
    icon: 'truck',
    color: 'ochre',
  },
  {
    title: 'Billing on the job',
    description: 'Invoices are raised from the same record as the costs.',
    icon: 'receipt',
    color: 'pine',
  },
  {
    title: 'People and plant by job',
    description: 'The resources of each job, and what they cost.',
    icon: 'users',
    color: 'slate',
  },
];

const capabilities = [
  {
    title: 'Job setup and budgeting',
    description: 'Cost codes with an amount for each.',
    icon: 'hard-hat',
    bullets: ['Labour, materials, subcontract', 'Plant hire'],
    href: '/features/project-job-costing',
    color: 'clay',
    enabled: true,
  },
  {
    title: 'Job costing',
    description: 'Cost charged as it happens.',
    icon: 'calculator',
    bullets: ['Actual against budget', 'Margin at completion'],
    href: '/features/project-job-costing',
    color: 'iron',
    enabled: true,
  },
  {
    title: 'Procurement',
    description: 'From the site’s request to the paid invoice.',
    icon: 'file-check-2',
    bullets: ['Suppliers', 'Three-way match'],
    href: '/features/procurement',
    color: 'ochre',
    enabled: true,
  },
  {
    title: 'Project billing',
    description: 'What has been billed and what is due.',
    icon: 'receipt',
    bullets: ['Invoices by job', 'Receivables'],
    href: '/features/project-job-costing',
    color: 'pine',
    enabled: true,
  },
  {
    title: 'Inventory by site',
    description: 'Materials counted on the site that holds them.',
    icon: 'package',
    bullets: ['Several locations', 'In transit'],
    href: '/features/inventory-management',
    color: 'moss',
    enabled: true,
  },
  {
    title: 'Cash-flow forecasting',
    description: 'Receipts and payments in the months ahead.',
    icon: 'chart-line',
    bullets: ['Receivables and payables', 'Job budgets'],
    href: '/features/accounting-finance',
    color: 'slate',
    enabled: true,
  },
];

const ways = [actions.demo, outlineWith('accounting', 'procurement', 'inventory', 'projects')];

/** `/industry/construction`. */
export const construction = page({
  title: 'Construction',
  path: '/industry/construction',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Know the cost of one pour before the next.',
      lead: 'ERP for contractors who need job costs against budget while the job is live.',
      actions: ways,
      layout: 'illustration',
      image: media.illustration('industry-construction'),
    },
    { _type: 'benefitGrid', title: 'What changes on site and in the office.', cards: benefits },
    {
      _type: 'capabilityGrid',
      title: 'Capabilities for construction.',
      lead: 'Budgets, purchases, bills and cash, all by job.',
      bed: 'sunk',
      cards: capabilities,
    },
    {
      _type: 'mediaRow',
      title: 'Materials over budget, seen in time.',
      text: 'When materials run over, their cost code shows it while there is still time to talk to the site.',
      link: { label: 'Project tracking', href: '/features/project-job-costing' },
      image: media.view(
        'budget-v-actual',
        'Sample job budget: four cost codes of a concrete pour against their budgets, with materials over.',
        'aldergate',
      ),
    },
    {
      _type: 'mediaRow',
      title: 'Each pour charged to its job.',
      text: 'Labour, materials, subcontract and plant hire go to cost codes, under an entry that names the work.',
      link: { label: 'Job costing for the first time', href: '/company/blog/job-costing-for-the-first-time' },
      image: media.view(
        'job-costs',
        'Sample job costs of a contractor: two pours with their labour, materials, subcontract and plant hire, 130,350 to date.',
        'aldergate',
      ),
    },
  ],
  endCap: {
    title: 'See it with one of your jobs.',
    text: 'Bring a budget and last month’s invoices to a demo, and see them charged to their cost codes.',
    actions: ways,
    look: 'band',
  },
  seo: {
    title: 'ERP for construction',
    description:
      'Job costs against budget while the job is live: cost codes, procurement, billing, resources and cash flow for contractors.',
  },
});
