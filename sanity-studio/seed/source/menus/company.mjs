import { media } from '../build/media.mjs';

/** A group that is not itself a page. */
export const companyMenu = {
  name: 'Company',
  dropdown: true,
  title: 'The people behind {product}',
  testimonial: {
    quote: 'The bin location is on the pick list. New starters find stock on day one.',
    author: 'Tom Adeyemi',
    position: 'Warehouse Manager, Northquay',
    avatar: media.illustration('portrait-10'),
  },
  items: [
    { name: 'About', href: '/company/about', icon: 'info', description: 'Who we are and what drives us' },
    {
      name: 'Why {product}',
      href: '/company/why-{product}',
      icon: 'badge-check',
      description: 'What sets the platform apart',
    },
    {
      name: 'News & updates',
      href: '/company/news-updates',
      icon: 'newspaper',
      description: 'Releases and announcements',
    },
    { name: 'Blog', href: '/company/blog', icon: 'pen-line', description: 'Practical guides for operators' },
    { name: 'Careers', href: '/company/careers', icon: 'briefcase', description: 'Values, perks and people' },
    {
      name: 'FAQ',
      href: '/company/faq',
      icon: 'circle-question-mark',
      description: 'Short answers to common questions',
      footerHref: '/contact-us',
    },
  ],
};
