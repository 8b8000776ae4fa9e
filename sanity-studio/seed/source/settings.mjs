import { actions } from './build/actions.mjs';
import { shareImage } from './build/share-image.mjs';
import { mailAnswer } from './buyers/trust.mjs';

/** Brand, contact details and what every page falls back on. */
export const settings = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  productName: 'Plinth',
  productSlug: 'plinth',
  language: 'en-GB',
  applicationHost: 'https://app.plinth.example',
  facts: [
    { name: 'uptime', value: '99.9%' },
    { name: 'reply-time', value: '2–4 hours' },
    { name: 'small-start', value: '2–6 weeks' },
    { name: 'medium-start', value: '1–3 months' },
    { name: 'large-start', value: '3–6 months' },
    { name: 'small-size', value: 'up to 25 people' },
    { name: 'medium-size', value: '26–250 people' },
    { name: 'large-size', value: 'more than 250 people' },
  ],
  tagline: 'Your Business Operations Platform.',
  callToAction: actions.start,
  callToActionNote: 'Opens sign-in. To\u00a0try\u00a0it,\u00a0book\u00a0a\u00a0demo.',
  siteNotice: 'Sample site: its people, companies and news are invented.',
  copyright: '{product}. All rights reserved.',
  socialLinks: [
    { network: 'facebook', href: 'https://www.facebook.com/{product}.example' },
    { network: 'linkedin', href: 'https://www.linkedin.com/company/{product}-example' },
    { network: 'x', href: 'https://x.com/{product}_example' },
    { network: 'instagram', href: 'https://www.instagram.com/{product}.example' },
  ],
  organisationName: '{product} (sample company)',
  email: 'hello@plinth.example',
  telephone: '+44 20 7946 0182',
  address: '1 Sample Row, London, United Kingdom',
  mailAnswer,
  notAvailableLabel: 'Not available',
  endCap: {
    title: 'See {product} at work.',
    text: 'In a demo we walk through the modules you need. The price is a custom quote by users and modules, which you can outline yourself.',
    actions: [actions.demo, actions.outline],
  },
  notFound: {
    title: 'There is nothing standing here.',
    text: 'The page has moved or the address is wrong. Error 404.',
    actions: [{ label: 'Go to the home page', href: '/' }, actions.contact],
  },
  unavailable: {
    title: 'This page cannot be shown just now.',
    text: 'Its content could not be reached. Wait a minute, then load the page again.',
    actions: [{ label: 'Go to the home page', href: '/' }, actions.contact],
  },
  search: {
    title: 'Search',
    lead: 'Pages, guides, news and the answers of the FAQ.',
    noneTitle: 'Nothing found.',
    noneText: 'Try another word, or fewer of them. The assistant and the team can help too.',
    askLabel: 'Ask the assistant',
    actions: [actions.contact],
  },
  seo: {
    title: '{product}',
    description:
      'Cloud ERP for small and medium businesses and startups: accounting, orders, procurement, inventory, warehouse and projects.',
    image: shareImage('share-default.png'),
  },
};
