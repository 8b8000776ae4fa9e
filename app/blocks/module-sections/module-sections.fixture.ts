import type { BlockOf } from '../../content/content-types';
import { drawingFixture, viewFixture } from '../media.fixture';

/** A module's page: text and sheet change sides from section to section. */
export const moduleSectionsFixture: BlockOf<'moduleSections'> = {
  _key: 'parts',
  _type: 'moduleSections',
  anchor: null,
  sideIndex: false,
  sections: [
    {
      _key: 'tracking',
      anchor: null,
      title: 'Tracking',
      subTitle: 'Every item, every location',
      description: 'See quantity on hand by warehouse, rack and bin, and what is still in transit.',
      href: null,
      bullets: [
        { _key: 'sites', title: 'Several warehouses', description: 'One view of stock across all of them.' },
        { _key: 'bins', title: 'Racks and bins', description: 'Every location named, down to the bin.' },
      ],
      image: viewFixture('stock-by-location', 'Racks of one warehouse, with the bin that holds the item.'),
    },
    {
      _key: 'costing',
      anchor: 'valuation',
      title: 'Pricing and costing',
      subTitle: 'Three valuation methods',
      description: null,
      href: null,
      bullets: null,
      image: drawingFixture('value-1'),
    },
  ],
};

/** The page of all modules: an index at the side, and a link from each. */
export const indexedModuleSectionsFixture: BlockOf<'moduleSections'> = {
  ...moduleSectionsFixture,
  sideIndex: true,
  sections: moduleSectionsFixture.sections.map((section) => ({
    ...section,
    href: `/features/${section._key}`,
  })),
};
