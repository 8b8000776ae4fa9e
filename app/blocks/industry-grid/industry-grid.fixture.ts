import type { BlockOf } from '../../content/content-types';
import { drawingFixture } from '../media.fixture';

export const industryGridFixture: BlockOf<'industryGrid'> = {
  _key: 'industries',
  _type: 'industryGrid',
  anchor: null,
  title: 'Drawn for the way your industry works.',
  lead: null,
  industries: [
    {
      _id: 'industry-retail',
      id: 'retail-distribution',
      title: 'Retail & distribution',
      description: 'Stock, pricing and orders across shops and warehouses.',
      href: '/industry/retail-distribution',
      image: drawingFixture('industry-retail'),
    },
    {
      _id: 'industry-oil',
      id: 'oil-gas',
      title: 'Oil & gas',
      description: 'Procurement control and cost tracking by site.',
      href: '/industry/oil-gas',
      image: drawingFixture('industry-oil'),
    },
  ],
};
