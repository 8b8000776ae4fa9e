import { media } from '../build/media.mjs';
import { record } from '../build/record.mjs';

const industry = (id, title, illustration, description) =>
  record('industry', id, {
    id,
    title,
    description,
    image: media.illustration(illustration),
    href: `/industry/${id}`,
  });

/** The six target industries, in menu order. */
export const industries = [
  industry(
    'retail-distribution',
    'Retail & distribution',
    'industry-retail',
    'Stock, pricing and orders across shops and warehouses.',
  ),
  industry(
    'financial-services',
    'Financial services',
    'industry-finance',
    'Several companies, their budgets and one report.',
  ),
  industry(
    'manufacturing',
    'Manufacturing',
    'industry-manufacturing',
    'Materials, costing and purchasing on one record.',
  ),
  industry(
    'construction',
    'Construction',
    'industry-construction',
    'Job costs against budget while the job is live.',
  ),
  industry(
    'professional-services',
    'Professional services',
    'industry-services',
    'Projects, people and billing in one view.',
  ),
  industry('oil-gas', 'Oil & gas', 'industry-oil', 'Procurement control and cost tracking by site.'),
];
