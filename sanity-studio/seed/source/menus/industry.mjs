import { media } from '../build/media.mjs';

/** A group that is itself a page: /industry. */
export const industryMenu = {
  name: 'Industry',
  href: '/industry',
  dropdown: true,
  title: 'Six modules, six industries',
  overviewLabel: 'All industries',
  testimonial: {
    quote:
      'Every purchase names its job, so I see a drift from budget while there is still time to talk to the site.',
    author: 'Ruth Lindqvist',
    position: 'Commercial\u00a0Manager, Kestrel\u00a0Civil',
    avatar: media.illustration('portrait-11'),
  },
  items: [
    {
      name: 'Retail & distribution',
      href: '/industry/retail-distribution',
      icon: 'store',
      description: 'Stock, pricing and orders across sites',
    },
    {
      name: 'Financial services',
      href: '/industry/financial-services',
      icon: 'scale',
      description: 'Entities, budgets and reporting',
    },
    {
      name: 'Manufacturing',
      href: '/industry/manufacturing',
      icon: 'factory',
      description: 'Materials, costing and purchasing',
    },
    {
      name: 'Construction',
      href: '/industry/construction',
      icon: 'construction',
      description: 'Job costs against budget',
    },
    {
      name: 'Professional services',
      href: '/industry/professional-services',
      icon: 'briefcase-business',
      description: 'Projects, resources and billing',
    },
    {
      name: 'Oil & gas',
      href: '/industry/oil-gas',
      icon: 'fuel',
      description: 'Procurement and cost by site',
    },
  ],
};
