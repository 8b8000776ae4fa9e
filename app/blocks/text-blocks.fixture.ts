import type { BlockOf } from '../content-model/content-types';
import { blockFields } from './block-fields.fixture';
import { drawingFixture, viewFixture } from './media.fixture';
import { headingFixture, paragraphFixture } from './text-block.fixture';

type Way = BlockOf<'contactMethods'>['methods'][number];

const way = (icon: Way['icon'], title: string, description: string, href: string, address?: string): Way => ({
  _key: title,
  icon,
  title,
  description,
  address: address ?? null,
  link: { label: `Use ${title}`, href, newTab: null },
});

export const contactMethodsFixture: BlockOf<'contactMethods'> = {
  ...blockFields('contactMethods'),
  title: 'Ways to reach us.',
  lead: 'The addresses and the number here are samples.',
  methods: [
    way('mail', 'E-mail', 'Questions about a quote.', 'mailto:hello@plinth.example'),
    way('phone', 'Telephone', 'On business days.', 'tel:+442079460182', '+44 20 7946 0182'),
    way('messages-square', 'Forum', 'Ask other customers.', 'https://community.plinth.example'),
  ],
};

export const darkBandFixture: BlockOf<'darkBand'> = {
  ...blockFields('darkBand'),
  title: 'Several companies, one set of answers.',
  text: 'Each company is in a group view, in the currency you report in.',
  link: { label: 'Why Plinth', href: '/company/why-plinth', newTab: null },
  image: viewFixture('drawings', 'Three companies and their eliminations add up to the group.'),
};

export const factsRowFixture: BlockOf<'factsRow'> = {
  ...blockFields('factsRow'),
  facts: [
    { _key: 'uptime', figure: '99.9%', label: 'Uptime' },
    { _key: 'support', figure: '2–4 hours', label: 'Support reply, on business days' },
  ],
};

const faq = (id: string, question: string, answer: string) => ({
  _id: `faq-${id}`,
  question,
  answer: [paragraphFixture(answer)],
});
const minimum = faq('minimum', 'Is there a minimum number of users?', 'No. There is no minimum user count.');
const pricing = faq('pricing', 'How is pricing worked out?', 'By users and modules, as a custom quote.');
const trial = faq('trial', 'Do you offer a free trial?', 'We offer demos instead of a free trial.');
const stock = faq('stock', 'Which valuation methods are supported?', 'FIFO, LIFO, weighted average.');

export const faqGroupsFixture: BlockOf<'faqGroups'> = {
  ...blockFields('faqGroups'),
  groups: [
    { _key: 'pricing', title: 'Pricing and users', items: [minimum, pricing] },
    { _key: 'start', title: 'Getting started', items: [trial] },
    { _key: 'stock', title: 'Stock and payments', items: [stock] },
  ],
};

export const faqListFixture: BlockOf<'faqList'> = {
  ...blockFields('faqList'),
  title: 'Questions, answered plainly.',
  link: { label: 'All questions', href: '/company/faq', newTab: null },
  items: [minimum, pricing, trial],
};

export const mediaRowFixture: BlockOf<'mediaRow'> = {
  ...blockFields('mediaRow'),
  title: 'Orders, billing and returns in one line.',
  text: 'See where each order stands without asking the warehouse.',
  link: null,
  image: viewFixture('drawings', 'Orders by stage, from new to returned.'),
};

export const missionSectionsFixture: BlockOf<'missionSections'> = {
  ...blockFields('missionSections'),
  sections: [
    {
      _key: 'drives',
      title1: 'What',
      title2: 'drives us',
      description: ['Small businesses carry the same obligations.', 'They keep books.'],
      image: drawingFixture('about-drives-us', 'Five columns, each taller than the one before'),
    },
  ],
};

/** A module's page: text and sheet change sides from section to section. */
export const moduleSectionsFixture: BlockOf<'moduleSections'> = {
  ...blockFields('moduleSections'),
  sideIndex: false,
  sections: [
    {
      _key: 'tracking',
      anchor: null,
      title: 'Tracking',
      subTitle: 'Every item, every location',
      description: 'See quantity on hand by warehouse, rack and bin, and what is still in transit.',
      href: null,
      bullets: [
        { _key: 'sites', title: 'Several warehouses', description: 'One view of stock across all of them.' },
        { _key: 'bins', title: 'Racks and bins', description: 'Every location named, down to the bin.' },
      ],
      image: viewFixture('drawings', 'Racks of one warehouse, with the bin that holds the item.'),
    },
    {
      _key: 'costing',
      anchor: 'valuation',
      title: 'Pricing and costing',
      subTitle: 'Three valuation methods',
      description: null,
      href: null,
      bullets: null,
      image: drawingFixture('value-1'),
    },
  ],
};

const opening = (title: string, href: string, requirements: string[]) => ({
  _id: title,
  title,
  team: 'Support team',
  place: 'London',
  contract: 'Permanent, full time',
  work: `Work of a ${title}.`,
  requirements,
  href,
});

export const openingsFixture: BlockOf<'openings'> = {
  ...blockFields('openings'),
  title: 'Openings.',
  lead: 'Each of them is with a team that you can talk to first.',
  requirementsLabel: 'What we look for',
  applyLabel: 'Apply by e-mail',
  emptyText: 'No job is open now.',
  openings: [
    opening('Support specialist', 'mailto:jobs@plinth.example?subject=Support%20specialist', [
      'You have kept books or a stock.',
      'You write plainly.',
    ]),
    opening('Buyer', 'https://jobs.plinth.example/buyer', ['You compare offers.']),
  ],
};

type Row = BlockOf<'ruledList'>['items'][number];
const row = (title: string, href: string | null, icon: Row['icon'] = null): Row => ({
  _key: title,
  title,
  description: `${title} as you need.`,
  icon,
  portrait: null,
  href,
});

export const ruledListFixture: BlockOf<'ruledList'> = {
  ...blockFields('ruledList'),
  title: 'What the quote covers.',
  lead: 'Things that are agreed before you start.',
  items: [
    row('Users', null),
    row('Modules', '/features'),
    row('Support', 'support/customer-support', 'life-buoy'),
    row('Odd', 'javascript:alert(1)'),
  ],
};

export const searchFormFixture: BlockOf<'searchForm'> = {
  ...blockFields('searchForm'),
  title: 'Search the answers',
};

export const proseFixture: BlockOf<'prose'> = {
  ...blockFields('prose'),
  anchor: 'detail',
  body: [
    paragraphFixture('Training follows the work that somebody does.'),
    headingFixture('h2', 'By role'),
    paragraphFixture('An accountant starts with the ledger.'),
    headingFixture('h3', 'Warehouse roles'),
    { _key: 'note', _type: 'callout', tone: 'note', title: null, body: 'Managers, pickers and auditors.' },
  ],
};
