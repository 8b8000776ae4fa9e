import { checkProductName, slugOf } from './product-names';

/** A document of the content model, as the Lake stores it. */
type StartDocument = { _id: string; _type: string; [field: string]: unknown };

const CONTACT = 'mailto:hello@example.com';

/**
 * The least content with which the site is complete; Studio creates it. The settings and the menu come last: with them
 * the site is complete.
 * @throws Error for a name that `checkProductName` rejects
 */
export function startDocuments(productName: string): StartDocument[] {
  const isName = checkProductName(productName);
  if (isName !== true) throw new Error(isName);
  return [homePage, chatSettings, navigation, siteSettings(productName.trim())];
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
  seo: {
    _type: 'seo',
    title: '{product}',
    description: '{product}: what it does, for whom it is made, and where to begin.',
  },
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
  seo: { _type: 'seo', description: '{product}: what it does, for whom it is made, and where to begin.' },
});
