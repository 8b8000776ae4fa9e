import type { BlockOf } from '../../content-model/content-types';
import { viewFixture } from '../media.fixture';

export const featureGridFixture: BlockOf<'featureGrid'> = {
  _key: 'features',
  _type: 'featureGrid',
  anchor: 'features',
  title: 'One record, from the loading bay to the ledger.',
  lead: 'Orders, purchasing, stock and projects share one platform, and auto journal entries carry their results into the books.',
  cards: [
    {
      _key: 'cash',
      title: 'Forecast cash before you spend it',
      description: 'Receivables, payables and budgets feed a forecast you can read at a glance.',
      icon: 'chart-line',
      href: '/features',
      bed: 'sunk',
      image: viewFixture('charts', 'Money in and out by month, with the forecast after April.'),
    },
    {
      _key: 'bin',
      title: 'Find it to the bin',
      description: 'Several warehouses, mapped by rack and bin.',
      icon: 'warehouse',
      href: null,
      bed: 'ochre',
      image: viewFixture('drawings', 'Four racks of bins; one of them holds 48 pieces.'),
    },
  ],
};
