import type { BlockOf } from '../../content-model/content-types';
import { viewFixture } from '../media.fixture';

export const stairHeroFixture: BlockOf<'stairHero'> = {
  _key: 'hero',
  _type: 'stairHero',
  anchor: null,
  title: 'The base your business stands on.',
  lead: 'Accounting, orders and projects in one platform.',
  actions: [
    { label: 'Get Started Free', href: 'https://app.plinth.example/login', newTab: null },
    { label: 'Book a demo', href: '/support/contact-us', newTab: null },
  ],
  image: viewFixture('ledger', 'A general ledger in which debits and credits agree.'),
  courses: ['Projects', 'Orders', 'Warehouse', 'Inventory', 'Procurement', 'Accounting'].map((name) => ({
    _key: name,
    icon: 'package',
    name,
    detail: `All about ${name}`,
    href: `/features/${name}`,
  })),
};
