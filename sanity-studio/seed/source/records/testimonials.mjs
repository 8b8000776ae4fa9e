import { media } from '../build/media.mjs';
import { record } from '../build/record.mjs';

const testimonial = (id, fields) => record('testimonial', id, { id, ...fields });

/** All invented: people, companies and words. The first three stand together on the home page. */
export const testimonials = [
  testimonial('ines-carvalho', {
    name: 'Ines Carvalho',
    designation: 'Finance Director',
    companyName: 'Halden & Rye',
    image: media.illustration('portrait-9'),
    quote: 'We closed March with one trial balance instead of three spreadsheets and a phone call.',
    companyLogo: media.logo('logo-1'),
    companyLogoAlt: 'Halden & Rye',
  }),
  testimonial('tom-adeyemi', {
    name: 'Tom Adeyemi',
    designation: 'Warehouse Manager',
    companyName: 'Northquay',
    image: media.illustration('portrait-10'),
    quote: 'The bin location is on the pick list. New starters find stock on day one.',
    companyLogo: media.logo('logo-2'),
    companyLogoAlt: 'Northquay',
  }),
  testimonial('ruth-lindqvist', {
    name: 'Ruth Lindqvist',
    designation: 'Commercial Manager',
    companyName: 'Kestrel Civil',
    image: media.illustration('portrait-11'),
    quote:
      'Every purchase names its job, so I see a drift from budget while there is still time to talk to the site.',
    companyLogo: media.logo('logo-5'),
    companyLogoAlt: 'Kestrel Civil',
  }),
  testimonial('amara-osei', {
    name: 'Amara Osei',
    designation: 'Head of Operations',
    companyName: 'Tamsin Foods',
    image: media.illustration('portrait-12'),
    quote:
      'Stock on the van used to be missing from both stores. Now it is in transit, and we do not buy it twice.',
    companyLogo: media.logo('logo-4'),
    companyLogoAlt: 'Tamsin Foods',
  }),
  testimonial('hugo-marchetti', {
    name: 'Hugo Marchetti',
    designation: 'Operations Lead',
    companyName: 'Orrery',
    image: media.illustration('portrait-13'),
    quote:
      'A customer rings about an order, and I read out what was sent, billed and returned from one page.',
    companyLogo: media.logo('logo-3'),
    companyLogoAlt: 'Orrery',
  }),
];
