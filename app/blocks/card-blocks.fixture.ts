import type { BlockOf, MediaValue } from '../content-model/content-types';
import { blockFields } from './block-fields.fixture';
import { drawingFixture } from './media.fixture';

export const benefitGridFixture: BlockOf<'benefitGrid'> = {
  ...blockFields('benefitGrid'),
  title: 'What changes in the office.',
  lead: null,
  cards: [
    { _key: 'a', title: 'Fewer surprises', description: 'All in one place.', icon: 'package', color: 'pine' },
    { _key: 'b', title: 'Margins to trust', description: 'Real costs.', icon: 'percent', color: 'ochre' },
  ],
};

const capability = (title: string, enabled: boolean, href: string | null = null) => ({
  _key: title,
  title,
  description: `${title} in one view.`,
  icon: 'package' as const,
  href,
  color: 'moss' as const,
  enabled,
  notAvailable: enabled ? null : 'Not available',
  bullets: [`${title} by site`, `${title} by bin`],
});

export const capabilityGridFixture: BlockOf<'capabilityGrid'> = {
  ...blockFields('capabilityGrid'),
  title: 'Capabilities for retail and distribution.',
  lead: 'Dashed cards are not available today.',
  bed: 'sunk',
  cards: [
    capability('Inventory tracking', true, '/features'),
    capability('Procurement', true),
    capability('Integrated CRM', false),
  ],
};

/** Years from the first weeks to the tenth, as editors can enter them. */
export const employeeQuotesFixture: BlockOf<'employeeQuotes'> = {
  ...blockFields('employeeQuotes'),
  title: 'People, in their words.',
  quotes: [3, 1, 0.5, 10, 0, 1.5].map((yearsAtCompany) => ({
    _id: `quote-${yearsAtCompany}`,
    id: `person-${yearsAtCompany}`,
    name: `Lena Fischer (${yearsAtCompany})`,
    position: 'Consultant',
    yearsAtCompany,
    quote: `After ${yearsAtCompany} years careful work is noticed here.`,
    image: drawingFixture('portrait-1'),
  })),
};

const industry = (id: string, title: string, description: string) => ({
  _id: `industry-${id}`,
  id,
  title,
  description,
  href: `/industry/${id}`,
  image: drawingFixture('industry-retail'),
});

export const industryGridFixture: BlockOf<'industryGrid'> = {
  ...blockFields('industryGrid'),
  title: 'Drawn for the way your industry works.',
  lead: null,
  industries: [
    industry('retail-distribution', 'Retail & distribution', 'Stock across shops and warehouses.'),
    industry('oil-gas', 'Oil & gas', 'Costs by site.'),
  ],
};

const logo = (illustration: MediaValue['illustration'], alt: string) => ({
  _id: `customer-${illustration}`,
  alt,
  image: drawingFixture(illustration),
});

export const logoStripFixture: BlockOf<'logoStrip'> = {
  ...blockFields('logoStrip'),
  title: 'Companies that run on Plinth',
  logos: [logo('logo-1', 'Halden & Rye'), logo('logo-2', 'Northquay'), logo('logo-3', 'Kestrel Civil')],
};

export const perkListFixture: BlockOf<'perkList'> = {
  ...blockFields('perkList'),
  title: 'The practical side.',
  perks: [
    { _key: 'a', title: 'Flexible hours', description: 'Your day begins when it suits you.', icon: 'clock' },
    { _key: 'b', title: 'Remote-friendly work', description: null, icon: 'laptop' },
    { _key: 'c', title: 'Time to learn', description: null, icon: 'graduation-cap' },
  ],
};

const testimonial = (id: string, name: string, companyName: string, quote: string, portrait?: string) => ({
  _id: `testimonial-${id}`,
  id,
  name,
  companyName,
  companyLogoAlt: companyName,
  quote,
  designation: 'Finance Director',
  image: drawingFixture('portrait-1', portrait),
  companyLogo: drawingFixture('logo-1'),
});

export const testimonialRowFixture: BlockOf<'testimonialRow'> = {
  ...blockFields('testimonialRow'),
  title: 'From people who run on it.',
  testimonials: [
    testimonial('ines-carvalho', 'Ines Carvalho', 'Halden & Rye', 'We closed March with one balance.'),
    testimonial(
      'tom-adeyemi',
      'Tom Adeyemi',
      'Northquay',
      'New starters find stock.',
      'Tom in the warehouse',
    ),
    testimonial('ruth-lindqvist', 'Ruth Lindqvist', 'Kestrel Civil', 'I can see a job drifting.'),
  ],
};

const value = (id: string, title: string, color: 'clay' | 'moss' | null, hasImage: boolean) => ({
  _id: `value-${id}`,
  id,
  title,
  description: `${title}, and say so.`,
  hasImage,
  color,
  image: drawingFixture('value-1'),
});

export const valueGridFixture: BlockOf<'valueGrid'> = {
  ...blockFields('valueGrid'),
  title: 'What we hold to.',
  values: [
    value('get-it-right', 'Get it right', null, true),
    value('work-as-one-team', 'Work as one team', 'clay', true),
    value('leave-it-stronger', 'Leave it stronger', 'moss', false),
  ],
};
