import { mediaFixture } from '../blocks/media.fixture';
import type { MenuItem, MenuLink, Navigation, SiteSettings } from '../content-model/content-types';

const action = { label: 'Start', href: 'https://app.site.example/login', newTab: null };

export const settingsFixture: SiteSettings = {
  language: 'en-GB',
  productName: 'Sample',
  productSlug: 'sample',
  applicationHost: 'https://app.site.example',
  tagline: 'A tagline.',
  logo: null,
  logoOnDark: null,
  icon: null,
  callToAction: action,
  callToActionNote: null,
  siteNotice: null,
  copyright: 'Sample. All rights reserved.',
  organisationName: 'Sample company',
  email: 'hello@site.example',
  telephone: '+44 20 7946 0182',
  address: null,
  socialLinks: [
    { network: 'linkedin', href: 'https://linkedin.example/sample' },
    { network: 'x', href: 'https://x.example/sample' },
  ],
  endCap: { title: 'Closing title', text: 'Closing text.', actions: [action], look: null },
  notFound: {
    title: 'Nothing here',
    text: 'Error 404.',
    actions: [{ label: 'Home', href: '/', newTab: null }],
  },
  unavailable: { title: 'Not now', text: 'Error 503.', actions: null },
  seo: { title: null, description: 'A description.', noindex: null, image: null },
};

export const menuLinkFixture = (name: string, href: string, change: Partial<MenuLink> = {}): MenuLink => ({
  name,
  href,
  icon: 'info',
  description: '',
  footerHref: null,
  ...change,
});

/** A group of the menu; without items, a link. */
export const menuItemFixture = (
  name: string,
  href: string | null,
  items: MenuLink[] | null,
  change: Partial<MenuItem> = {},
): MenuItem => ({
  _key: name,
  name,
  href,
  dropdown: items !== null,
  title: null,
  overviewLabel: null,
  testimonial: null,
  items,
  ...change,
});

const companyLinks = [
  menuLinkFixture('Blog', 'company/blog', { description: 'Guides' }),
  menuLinkFixture('FAQ', '/company/faq', { description: 'Answers', footerHref: '/contact-us' }),
  menuLinkFixture('Forum', 'https://community.site.example', { description: 'Opens in a new tab' }),
];
const testimonial = {
  quote: 'They answer.',
  author: 'Ines Carvalho',
  position: 'Finance Director',
  avatar: mediaFixture({ decorative: true }),
};

/** A page, a group without a page, a group with one. */
export const navigationFixture: Navigation = {
  items: [
    menuItemFixture('Home', '/', null),
    menuItemFixture('Company', null, companyLinks, { title: 'The people behind it', testimonial }),
    menuItemFixture(
      'Features',
      '/features',
      [menuLinkFixture('Procurement', '/features/procurement', { description: 'Orders to match' })],
      { overviewLabel: 'All modules' },
    ),
  ],
  legalLinks: [{ label: 'Terms', href: '/sample-rights/terms-of-service', newTab: null }],
};
