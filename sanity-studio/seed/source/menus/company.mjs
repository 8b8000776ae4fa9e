import { media } from '../build/media.mjs';

/** A group that is not itself a page. */
export const companyMenu = {
  name: 'Company',
  dropdown: true,
  title: 'The people behind {product}',
  testimonial: {
    quote: 'They answer the question you asked, with the figures to hand.',
    author: 'Ines Carvalho',
    position: 'Finance Director, Halden & Rye',
    avatar: media.illustration('portrait-9'),
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
