import type { BlockOf } from '../../content/content-types';
import { viewFixture } from '../media.fixture';

type Course = BlockOf<'stairHero'>['courses'][number];

const course = (slug: string, icon: Course['icon'], name: string, detail: string): Course => ({
  _key: slug,
  icon,
  name,
  detail,
  href: `/features/${slug}`,
});

export const stairHeroFixture: BlockOf<'stairHero'> = {
  _key: 'hero',
  _type: 'stairHero',
  anchor: null,
  title: 'The base your business stands on.',
  lead: 'Plinth is cloud ERP for small and medium businesses and startups. Accounting, orders, procurement, inventory, warehouse and projects, in one platform.',
  actions: [
    { label: 'Get Started Free', href: 'https://app.plinth.example/login', newTab: null },
    { label: 'Book a demo', href: '/support/contact-us', newTab: null },
  ],
  image: viewFixture('general-ledger', 'A general ledger in which debits and credits agree.'),
  courses: [
    course('project-job-costing', 'hard-hat', 'Project tracking', 'Budgets, job costing, billing'),
    course('order-management', 'clipboard-list', 'Order management', 'Orders, billing, returns'),
    course('warehouse-management', 'warehouse', 'Warehouse', 'Racks and bins, inbound, fulfilment'),
    course('inventory-management', 'package', 'Inventory', 'Tracking, transactions, pricing and costing'),
    course('procurement', 'file-check-2', 'Procurement', 'Suppliers, orders, receipt, three-way match'),
    course('accounting-finance', 'landmark', 'Accounting & finance', 'Ledger, receivables, payables, tax'),
  ],
};
