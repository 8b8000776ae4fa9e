import type { BlockOf } from '../../content/content-types';
import { drawingFixture } from '../media.fixture';

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
      image: drawingFixture('portrait-1'),
      companyLogo: drawingFixture('logo-1'),
    },
    {
      _id: 'testimonial-2',
      id: 'tom-adeyemi',
      name: 'Tom Adeyemi',
      designation: 'Warehouse Manager',
      companyName: 'Northquay',
      quote: 'The bin location is on the pick list. New starters find stock on day one.',
      companyLogoAlt: 'Northquay',
      image: drawingFixture('portrait-2', 'Tom Adeyemi in the warehouse'),
      companyLogo: drawingFixture('logo-2'),
    },
    {
      _id: 'testimonial-3',
      id: 'ruth-lindqvist',
      name: 'Ruth Lindqvist',
      designation: 'Commercial Manager',
      companyName: 'Kestrel Civil',
      quote: 'I can see a job drifting from budget while there is still time to talk to the site.',
      companyLogoAlt: 'Kestrel Civil',
      image: drawingFixture('portrait-3'),
      companyLogo: drawingFixture('logo-5'),
    },
  ],
};
