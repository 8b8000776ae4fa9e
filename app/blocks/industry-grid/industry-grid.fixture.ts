import type { BlockOf, MediaValue } from '../../content/content-types';
import { mediaFixture } from '../media.fixture';

const drawing = (illustration: MediaValue['illustration']) =>
  mediaFixture({ source: 'illustration', illustration, decorative: true });

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
      image: drawing('industry-retail'),
    },
    {
      _id: 'industry-finance',
      id: 'financial-services',
      title: 'Financial services',
      description: 'Multi-entity ledgers, budgets and clean reporting.',
      href: '/industry/financial-services',
      image: drawing('industry-finance'),
    },
    {
      _id: 'industry-manufacturing',
      id: 'manufacturing',
      title: 'Manufacturing',
      description: 'Materials, costing and purchasing on one record.',
      href: '/industry/manufacturing',
      image: drawing('industry-manufacturing'),
    },
    {
      _id: 'industry-construction',
      id: 'construction',
      title: 'Construction',
      description: 'Job costs against budget while the job is live.',
      href: '/industry/construction',
      image: drawing('industry-construction'),
    },
    {
      _id: 'industry-services',
      id: 'professional-services',
      title: 'Professional services',
      description: 'Projects, resources and billing in one view.',
      href: '/industry/professional-services',
      image: drawing('industry-services'),
    },
    {
      _id: 'industry-oil',
      id: 'oil-gas',
      title: 'Oil & gas',
      description: 'Procurement control and cost tracking by site.',
      href: '/industry/oil-gas',
      image: drawing('industry-oil'),
    },
  ],
};
