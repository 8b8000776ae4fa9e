import { media } from '../build/media.mjs';
import { record } from '../build/record.mjs';

const testimonial = (id, fields) => record('testimonial', id, { id, ...fields });

/** Three, all invented: people, companies and words. */
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
];
