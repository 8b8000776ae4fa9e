/** A document of the content model, as the Lake stores it. */
type StartDocument = { _id: string; _type: string; [field: string]: unknown };

const LONGEST_SLUG = 32;
const CONTACT = 'mailto:hello@example.com';

/**
 * The least content with which the site is complete, for somebody who starts without the sample: settings, menu, chat
 * and a home page with one block. Studio and `npm run content -- reset --start NAME` create the same documents. All are
 * valid by Studio's rules. The settings and the menu come last: with them the site is complete.
 * @param productName at least one character that is not a space
 */
export function startDocuments(productName: string): StartDocument[] {
  return [homePage, chatSettings, navigation, siteSettings(productName.trim())];
}

/**
 * The product's short name, for addresses.
 * @param productName as typed: `Größe & Co.` becomes `grosse-co`
 * @returns lower-case letters, digits and single hyphens, 2 to 32 characters; `product` if the name has too few
 */
export function slugOf(productName: string): string {
  const plain = productName.replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/[’']/g, '').replace(/[^a-z0-9]+/g, '-');
  const slug = words.replace(/^-/, '').slice(0, LONGEST_SLUG).replace(/-$/, '');
  return slug.length < 2 ? 'product' : slug;
}

const link = (label: string, href: string) => ({ _type: 'link', label, href });
const button = (label: string, href: string) => ({ _key: 'first', ...link(label, href) });
const toHome = [button('Go to the home page', '/')];

const homePage: StartDocument = {
  _id: 'page-home',
  _type: 'page',
  title: 'Home',
  path: '/',
  blocks: [
    {
      _key: 'head',
      _type: 'pageHero',
      title: 'Welcome to {product}',
      lead: 'This is the home page. Open it in Studio, click on this text and write your own.',
      layout: 'strip',
    },
  ],
  seo: { _type: 'seo', title: '{product}', description: '{product}: what it does, and for whom.' },
};

const chatSettings: StartDocument = {
  _id: 'chatSettings',
  _type: 'chatSettings',
  enabled: true,
  title: 'Chat with us',
  greeting: 'Hello, how can I help you?',
  placeholder: 'Type your message',
  notice: 'You are talking to an automated assistant. Please do not share personal data.',
  contactLink: link('Write to us', CONTACT),
};

const navigation: StartDocument = {
  _id: 'navigation',
  _type: 'navigation',
  items: [{ _key: 'home', _type: 'menuItem', name: 'Home', href: '/', dropdown: false }],
};

const siteSettings = (productName: string): StartDocument => ({
  _id: 'siteSettings',
  _type: 'siteSettings',
  productName,
  productSlug: slugOf(productName),
  applicationHost: 'https://app.example.com',
  tagline: 'Tell visitors what {product} is for.',
  callToAction: link('Write to us', CONTACT),
  copyright: '{product}. All rights reserved.',
  notAvailableLabel: 'Not available',
  organisationName: '{product}',
  email: 'hello@example.com',
  telephone: '+44 20 7946 0000',
  endCap: { _type: 'endCap', title: 'Questions?', actions: [button('Write to us', CONTACT)] },
  notFound: {
    _type: 'errorPage',
    title: 'Page not found',
    text: 'The page has moved or the address is wrong. Error 404.',
    actions: toHome,
  },
  unavailable: {
    _type: 'errorPage',
    title: 'This page cannot be shown just now',
    text: 'Its content could not be reached. Wait a minute, then load the page again.',
    actions: toHome,
  },
  seo: { _type: 'seo', description: '{product}: what it does, and for whom.' },
});
