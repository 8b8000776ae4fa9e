import type { BlockOf } from '../../content/content-types';
import { drawingFixture, viewFixture } from '../media.fixture';

const actions = [
  { label: 'Get Started Free', href: 'https://app.plinth.example/login', newTab: null },
  { label: 'Book a demo', href: '/support/contact-us', newTab: null },
];

/** A module's page: its sheet is on the strip. */
export const pageHeroFixture: BlockOf<'pageHero'> = {
  _key: 'head',
  _type: 'pageHero',
  anchor: null,
  title: 'Know what you hold, where it is and what it cost.',
  lead: 'Inventory management for businesses that have outgrown a stock spreadsheet.',
  layout: 'sheet',
  actions,
  image: viewFixture('stock-by-warehouse', 'Five items in two warehouses, with unit cost and value.'),
};

/** An industry's page: the drawing is beside the text. */
export const industryHeroFixture: BlockOf<'pageHero'> = {
  ...pageHeroFixture,
  layout: 'illustration',
  image: drawingFixture('industry-retail'),
};

/** Text alone above the strip. */
export const stripHeroFixture: BlockOf<'pageHero'> = {
  ...pageHeroFixture,
  layout: 'strip',
  actions: null,
  image: null,
};

/** A title alone. */
export const plainHeroFixture: BlockOf<'pageHero'> = { ...stripHeroFixture, layout: 'plain', lead: null };

/** Text beside the margin of a ledger. */
export const ledgerHeroFixture: BlockOf<'pageHero'> = { ...stripHeroFixture, layout: 'ledger' };

/** Text on a dark band. */
export const bandHeroFixture: BlockOf<'pageHero'> = { ...stripHeroFixture, layout: 'band', actions };
