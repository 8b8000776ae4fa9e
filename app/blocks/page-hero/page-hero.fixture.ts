import type { BlockOf } from '../../content-model/content-types';
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
  image: viewFixture('ledger', 'Five items in two warehouses, with unit cost and value.'),
};

/** An industry's page: the drawing is beside the text. */
export const industryHeroFixture: BlockOf<'pageHero'> = {
  ...pageHeroFixture,
  layout: 'illustration',
  image: drawingFixture('industry-retail'),
};

type Hero = BlockOf<'pageHero'>;
const textAlone = (layout: Hero['layout'], change: Partial<Hero> = {}): Hero => ({
  ...pageHeroFixture,
  layout,
  actions: null,
  image: null,
  ...change,
});

export const stripHeroFixture = textAlone('strip');
export const plainHeroFixture = textAlone('plain', { lead: null });
export const ledgerHeroFixture = textAlone('ledger');
export const bandHeroFixture = textAlone('band', { actions });
