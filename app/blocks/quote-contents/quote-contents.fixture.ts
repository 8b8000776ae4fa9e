import type { BlockOf } from '../../content-model/content-types';
import { blockFields } from '../block-fields.fixture';

export const quoteContentsFixture: BlockOf<'quoteContents'> = {
  ...blockFields('quoteContents'),
  title: 'What a quote contains.',
  lead: 'Two lines.',
  link: { label: 'See a demo', href: '/demo', newTab: null },
  labels: ['Line', 'Counted by', 'Charged', 'What changes it', 'Amount'],
  lines: [
    {
      _key: 'users',
      title: 'Users',
      description: 'Everyone who needs access.',
      unit: 'Person',
      charged: 'Recurring',
      isOnce: false,
      changes: 'People who join',
    },
    {
      _key: 'training',
      title: 'Training',
      description: 'By role.',
      unit: 'Role',
      charged: 'Once',
      isOnce: true,
      changes: 'Roles added',
    },
  ],
  amountText: 'On quote',
  totalLabel: 'Your price',
  terms: 'The order form names the notice period.',
};
