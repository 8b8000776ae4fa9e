import type { BlockOf } from '../../content/content-types';
import { mediaFixture } from '../media.fixture';

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
  image: mediaFixture({
    source: 'vignette',
    vignette: 'stock-by-warehouse',
    caption: 'Five items in two warehouses, with unit cost and value.',
  }),
};

/** An industry's page: the drawing is beside the text. */
export const industryHeroFixture: BlockOf<'pageHero'> = {
  _key: 'head',
  _type: 'pageHero',
  anchor: null,
  title: 'From the stockroom to the till, one count.',
  lead: 'ERP for retailers and distributors who buy, hold and move stock across shops and warehouses.',
  layout: 'illustration',
  actions,
  image: mediaFixture({ source: 'illustration', illustration: 'industry-retail', decorative: true }),
};

/** Text alone above the strip. */
export const stripHeroFixture: BlockOf<'pageHero'> = {
  _key: 'head',
  _type: 'pageHero',
  anchor: null,
  title: 'Build the part nobody sees and everybody leans on.',
  lead: 'We make the system small and medium businesses run on. It has to be right.',
  layout: 'strip',
  actions: null,
  image: null,
};

/** A long title alone. */
export const plainHeroFixture: BlockOf<'pageHero'> = {
  _key: 'head',
  _type: 'pageHero',
  anchor: 'top',
  title: 'A business should know where it stands. We build the place it stands on.',
  lead: null,
  layout: 'plain',
  actions: null,
  image: null,
};
