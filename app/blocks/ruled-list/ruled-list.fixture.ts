import type { BlockOf } from '../../content/content-types';

export const ruledListFixture: BlockOf<'ruledList'> = {
  _key: 'quote',
  _type: 'ruledList',
  anchor: 'covers',
  title: 'What the quote covers.',
  lead: 'Five things, agreed before you start.',
  items: [
    { _key: 'users', title: 'Users', description: 'As many or as few as you need.', icon: null, href: null },
    { _key: 'modules', title: 'Modules', description: 'Any of the six.', icon: null, href: '/features' },
    {
      _key: 'support',
      title: 'Support',
      description: 'Replies within 2–4 hours on business days.',
      icon: 'life-buoy',
      href: 'support/customer-support',
    },
    {
      _key: 'odd',
      title: 'Odd',
      description: 'A target nobody may follow.',
      icon: null,
      href: 'javascript:alert(1)',
    },
  ],
};
