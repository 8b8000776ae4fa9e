import type { BlockOf } from '../../content/content-types';
import { mediaFixture } from '../media.fixture';

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
      bed: 'sunk',
      image: mediaFixture({
        source: 'vignette',
        vignette: 'cash-flow-forecast',
        caption: 'Money in and out by month, with the forecast after April.',
      }),
    },
    {
      _key: 'bin',
      title: 'Find it to the bin',
      description: 'Several warehouses, mapped by rack and bin.',
      icon: 'warehouse',
      bed: 'ochre',
      image: mediaFixture({
        source: 'vignette',
        vignette: 'stock-by-location',
        caption: 'Four racks of bins; one of them holds 48 pieces.',
      }),
    },
    {
      _key: 'budget',
      title: 'Keep jobs inside budget',
      description: 'Actual cost against budget, by cost code.',
      icon: 'hard-hat',
      bed: 'slate',
      image: mediaFixture({
        source: 'vignette',
        vignette: 'budget-v-actual',
        caption: 'Actual cost against budget for four cost codes.',
      }),
    },
    {
      _key: 'match',
      title: 'Pay for what arrived',
      description: 'Order, goods receipt and invoice are matched line by line before payment.',
      icon: 'file-check-2',
      bed: null,
      image: mediaFixture({
        source: 'vignette',
        vignette: 'three-way-match',
        caption: 'An order, its receipt and its invoice with the same lines.',
      }),
    },
  ],
};
