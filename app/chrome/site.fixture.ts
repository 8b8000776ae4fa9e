import type { Navigation, SiteSettings } from '../content/content-types';

const noPicture = {
  image: null,
  vignette: null,
  illustration: null,
  decorative: true,
  alt: null,
  caption: null,
};
const action = { label: 'Start', href: 'https://app.site.example/login', newTab: null };

export const settingsFixture: SiteSettings = {
  language: 'en-GB',
  productName: 'Sample',
  productSlug: 'sample',
  applicationHost: 'https://app.site.example',
  tagline: 'A tagline.',
  callToAction: action,
  copyright: 'Sample. All rights reserved.',
  notAvailableLabel: 'Not available',
  organisationName: 'Sample company',
  email: 'hello@site.example',
  telephone: '+44 20 7946 0182',
  address: null,
  socialLinks: [
    { _key: 's1', network: 'linkedin', href: 'https://linkedin.example/sample' },
    { _key: 's2', network: 'x', href: 'https://x.example/sample' },
  ],
  endCap: { title: 'Closing title', text: 'Closing text.', actions: [action] },
  notFound: {
    title: 'Nothing here',
    text: 'Error 404.',
    actions: [{ label: 'Home', href: '/', newTab: null }],
  },
  unavailable: { title: 'Not now', text: 'Error 503.', actions: null },
  seo: { title: null, description: 'A description.', noindex: null, image: null },
};

/** A page, a group without a page, a group with one. */
export const navigationFixture: Navigation = {
  items: [
    {
      _key: 'home',
      name: 'Home',
      href: '/',
      dropdown: false,
      title: null,
      overviewLabel: null,
      testimonial: null,
      items: null,
    },
    {
      _key: 'company',
      name: 'Company',
      href: null,
      dropdown: true,
      title: 'The people behind it',
      overviewLabel: null,
      testimonial: {
        quote: 'They answer.',
        author: 'Ines Carvalho',
        position: 'Finance Director',
        avatar: { source: 'image', ...noPicture },
      },
      items: [
        {
          _key: 'blog',
          name: 'Blog',
          href: 'company/blog',
          icon: 'pen-line',
          description: 'Guides',
          footerHref: null,
        },
        {
          _key: 'faq',
          name: 'FAQ',
          href: '/company/faq',
          icon: 'circle-question-mark',
          description: 'Answers',
          footerHref: '/contact-us',
        },
        {
          _key: 'forum',
          name: 'Forum',
          href: 'https://community.site.example',
          icon: 'arrow-up-right',
          description: 'Opens in a new tab',
          footerHref: null,
        },
      ],
    },
    {
      _key: 'features',
      name: 'Features',
      href: '/features',
      dropdown: true,
      title: null,
      overviewLabel: 'All modules',
      testimonial: null,
      items: [
        {
          _key: 'procurement',
          name: 'Procurement',
          href: '/features/procurement',
          icon: 'file-check-2',
          description: 'Orders to match',
          footerHref: null,
        },
      ],
    },
  ],
  legalLinks: [{ _key: 'terms', label: 'Terms', href: '/sample-rights/terms-of-service', newTab: null }],
};
