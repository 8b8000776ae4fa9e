import type { BlockOf, MediaValue } from '../../content/content-types';
import { mediaFixture } from '../media.fixture';

const drawing = (illustration: MediaValue['illustration']) =>
  mediaFixture({ source: 'illustration', illustration });

export const testimonialRowFixture: BlockOf<'testimonialRow'> = {
  _key: 'customers',
  _type: 'testimonialRow',
  anchor: null,
  title: 'From people who run on it.',
  testimonials: [
    {
      _id: 'testimonial-1',
      id: 'ines-carvalho',
      name: 'Ines Carvalho',
      designation: 'Finance Director',
      companyName: 'Halden & Rye',
      quote: 'We closed March with one trial balance instead of three spreadsheets and a phone call.',
      companyLogoAlt: 'Halden & Rye',
      image: { ...drawing('portrait-1'), decorative: true },
      companyLogo: drawing('logo-1'),
    },
    {
      _id: 'testimonial-2',
      id: 'tom-adeyemi',
      name: 'Tom Adeyemi',
      designation: 'Warehouse Manager',
      companyName: 'Northquay',
      quote: 'The bin location is on the pick list. New starters find stock on day one.',
      companyLogoAlt: 'Northquay',
      image: { ...drawing('portrait-2'), alt: 'Tom Adeyemi in the warehouse' },
      companyLogo: drawing('logo-2'),
    },
    {
      _id: 'testimonial-3',
      id: 'ruth-lindqvist',
      name: 'Ruth Lindqvist',
      designation: 'Commercial Manager',
      companyName: 'Kestrel Civil',
      quote: 'I can see a job drifting from budget while there is still time to talk to the site.',
      companyLogoAlt: 'Kestrel Civil',
      image: { ...drawing('portrait-3'), decorative: true },
      companyLogo: drawing('logo-5'),
    },
  ],
};
