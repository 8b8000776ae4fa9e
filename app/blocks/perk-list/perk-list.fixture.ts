import type { BlockOf } from '../../content/content-types';

export const perkListFixture: BlockOf<'perkList'> = {
  _key: 'perks',
  _type: 'perkList',
  anchor: null,
  title: 'The practical side.',
  perks: [
    { _key: 'hours', title: 'Flexible hours', icon: 'clock' },
    { _key: 'remote', title: 'Remote-friendly work', icon: 'laptop' },
    { _key: 'learning', title: 'Time to learn', icon: 'graduation-cap' },
    { _key: 'health', title: 'Health cover', icon: 'heart' },
    { _key: 'leave', title: 'Paid leave', icon: 'calendar-check' },
    { _key: 'growth', title: 'Room to grow', icon: 'sprout' },
  ],
};
