import type { BlockOf } from '../../content/content-types';

export const perkListFixture: BlockOf<'perkList'> = {
  _key: 'perks',
  _type: 'perkList',
  anchor: null,
  title: 'The practical side.',
  perks: [
    {
      _key: 'hours',
      title: 'Flexible hours',
      description: 'Your day begins when it suits you.',
      icon: 'clock',
    },
    { _key: 'remote', title: 'Remote-friendly work', description: null, icon: 'laptop' },
    { _key: 'learning', title: 'Time to learn', description: null, icon: 'graduation-cap' },
    { _key: 'health', title: 'Health cover', description: null, icon: 'heart' },
    { _key: 'leave', title: 'Paid leave', description: null, icon: 'calendar-check' },
    { _key: 'growth', title: 'Room to grow', description: null, icon: 'sprout' },
  ],
};
