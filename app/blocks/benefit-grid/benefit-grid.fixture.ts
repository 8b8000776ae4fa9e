import type { BlockOf } from '../../content/content-types';

export const benefitGridFixture: BlockOf<'benefitGrid'> = {
  _key: 'benefits',
  _type: 'benefitGrid',
  anchor: null,
  title: 'What changes on the shop floor and in the office.',
  lead: null,
  cards: [
    {
      _key: 'stock',
      title: 'Fewer stock surprises',
      description: 'Quantity by shop, warehouse and bin in one place.',
      icon: 'package',
      color: 'pine',
    },
    {
      _key: 'margin',
      title: 'Margins you can trust',
      description: 'Costing by FIFO, LIFO or weighted average.',
      icon: 'percent',
      color: 'ochre',
    },
  ],
};
