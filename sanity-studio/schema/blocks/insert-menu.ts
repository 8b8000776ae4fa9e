import type { InsertMenuOptions } from 'sanity';
import { pictureFile } from '../../pictures/previews';

/** The menu from which editors add a block: pictures of the blocks, in groups by what they are for. */
export const insertMenu: InsertMenuOptions = {
  filter: true,
  groups: [
    { name: 'head', title: 'Head of a page', of: ['stairHero', 'pageHero'] },
    {
      name: 'product',
      title: 'Product',
      of: [
        'featureGrid',
        'capabilityGrid',
        'benefitGrid',
        'moduleSections',
        'industryGrid',
        'factsRow',
        'fitTable',
        'quoteContents',
      ],
    },
    {
      name: 'text',
      title: 'Text and pictures',
      of: ['mediaRow', 'darkBand', 'ruledList', 'missionSections', 'prose'],
    },
    { name: 'proof', title: 'Customers', of: ['testimonialRow', 'customerStory', 'logoStrip'] },
    {
      name: 'help',
      title: 'Help',
      of: ['faqList', 'faqGroups', 'contactMethods', 'articleList', 'searchForm'],
    },
    { name: 'instruments', title: 'To try out', of: ['productStory', 'quoteBuilder', 'valuationCalculator'] },
    { name: 'people', title: 'People', of: ['valueGrid', 'employeeQuotes', 'perkList', 'openings'] },
  ],
  views: [{ name: 'grid', previewImageUrl: (type) => pictureFile('block', type) }, { name: 'list' }],
};
