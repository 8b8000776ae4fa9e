import { askedAs } from './german/asked-as.mjs';
import { contact } from './german/contact.mjs';
import { cookies } from './german/cookies.mjs';
import { faq } from './german/faq.mjs';
import { frame } from './german/frame.mjs';
import { home } from './german/home.mjs';
import { imprint } from './german/imprint.mjs';
import { pricing } from './german/pricing.mjs';
import { privacy } from './german/privacy.mjs';
import { retail } from './german/retail.mjs';
import { security } from './german/security.mjs';
import { terms } from './german/terms.mjs';
import { views } from './german/views.mjs';

const MODULES = [
  ['accounting-finance', 'accounting'],
  ['order-management', 'orders'],
  ['procurement', 'procurement'],
  ['inventory-management', 'inventory'],
  ['warehouse-management', 'warehouse'],
  ['project-job-costing', 'projects'],
];
const quoteFor = (module) => `/de/preise?module=${module}#zusammenstellen`;

/** The part of the sample that is in German too. */
export const german = {
  language: 'de',
  frame: ['siteSettings', 'chatSettings', 'consentSettings'],
  paths: {
    'page-home': '/de',
    'page-pricing': '/de/preise',
    'page-industry-retail-distribution': '/de/branchen/handel',
    'page-company-faq': '/de/hilfe/fragen',
    'page-support-contact-us': '/de/hilfe/kontakt',
    'legal-terms-of-service': '/de/rechtliches/geschaeftsbedingungen',
    'legal-legal': '/de/rechtliches/impressum',
    'legal-privacy-policy': '/de/rechtliches/datenschutz',
    'legal-cookies': '/de/rechtliches/cookies',
    'legal-security': '/de/rechtliches/sicherheit',
  },
  /** A course of the stair is a link: it leads to the quote with its module. */
  instead: { course: Object.fromEntries(MODULES.map(([page, id]) => [`/features/${page}`, quoteFor(id)])) },
  anchors: {
    'book-a-demo': 'vorfuehrung-vereinbaren',
    outline: 'zusammenstellen',
    'before-you-decide': 'vor-der-entscheidung',
    'what-a-quote-contains': 'was-ein-angebot-enthaelt',
    'fit-and-limits': 'was-es-kann',
    'questions-on-data': 'fragen-zu-daten',
    'a-wholesaler-with-60-people': 'ein-grosshaendler',
    'what-happens-in-a-demo': 'ablauf-einer-vorfuehrung',
    timeline: 'dauer',
    'four-screens': 'vier-bildschirme',
    'ways-to-reach-us': 'so-erreichen-sie-uns',
    chat: 'chat',
    'request-a-quote': 'angebot',
    '4-your-records': '4-ihre-daten',
    '8-ending': '8-ende-des-vertrags',
  },
  askedAs,
  texts: [frame, home, pricing, retail, faq, contact, terms, imprint, privacy, cookies, security, views],
};

/** Not translated from the English menu, which leads to many pages that have no translation. */
export const germanNavigation = {
  _id: 'navigation-de',
  _type: 'navigation',
  items: [
    { name: 'Startseite', href: '/de', dropdown: false },
    { name: 'Handel', href: '/de/branchen/handel', dropdown: false },
    { name: 'Preise', href: '/de/preise', dropdown: false },
    {
      name: 'Hilfe',
      dropdown: true,
      title: 'Fragen und Antworten',
      items: [
        {
          name: 'Häufige Fragen',
          href: '/de/hilfe/fragen',
          icon: 'circle-question-mark',
          description: 'Preis, Dauer und Module, kurz beantwortet',
        },
        {
          name: 'Kontakt',
          href: '/de/hilfe/kontakt',
          icon: 'headset',
          description: 'E-Mail, Telefon, Chat und Vorführung',
        },
        {
          name: 'Sicherheit',
          href: '/de/rechtliches/sicherheit',
          icon: 'shield-check',
          description: 'Was geschützt ist, und was Sie selbst regeln',
        },
      ],
    },
  ],
  legalLinks: [
    { label: 'AGB', href: '/de/rechtliches/geschaeftsbedingungen' },
    { label: 'Impressum', href: '/de/rechtliches/impressum' },
    { label: 'Datenschutz', href: '/de/rechtliches/datenschutz' },
    { label: 'Cookies', href: '/de/rechtliches/cookies' },
    { label: 'Sicherheit', href: '/de/rechtliches/sicherheit' },
  ],
};
