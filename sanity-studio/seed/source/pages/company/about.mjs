import { actions } from '../../build/actions.mjs';
import { embed } from '../../build/embed.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';
import { richText } from '../../build/rich-text.mjs';

const history = richText(
  '## How it came about.',
  embed.note(
    'Sample history',
    'The company, its people and these years are invented, like the rest of this sample site.',
  ),
  `{product} began in 2018, at 1 Sample Row in London, with two people and one question. One kept the books of a
wholesaler; the other wrote the program that counted its stock. At the end of every month they spent two days finding out
why the count and the ledger differed. The first thing they built together was small: a goods receipt that wrote its own
journal entry, so that there was nothing left to compare.

Inventory and the ledger came first, because that was where the two days went. Owen Pritchard joined in 2019 to test
both, and brought the rule that still holds: if the totals are out, we do not release. Priya Nair, who had closed months
for a living, followed in 2020. Since then an accountant has sat with the engineers, and accounts receivable, payables
and tax were built at her desk.

Customers decided what came next. Those who bought for stock asked for procurement and the three-way match. Those with
more than one site asked for racks, bins and stock in transit. Builders and consultants asked whether a job could be
followed in the same way as an order, and project tracking was the answer. Mei Tanaka and Sade Bello came in 2022 to lead
customers from their old records to the new ones, and the six modules have stood on one base since.

### What has stayed

We still work at Sample Row, and many of us from home. We still publish worked figures instead of promises, and the
people who answer in support talk to those who wrote the part in question.`,
);

const person = (name, position, portrait, description, href) => ({
  title: `${name}, ${position}`,
  description,
  portrait: media.illustration(`portrait-${portrait}`),
  href,
});

const people = {
  _type: 'ruledList',
  title: 'Six of the people you may meet.',
  lead: 'Invented, like the company: they teach, advise, answer, build and test.',
  items: [
    person(
      'Mei Tanaka',
      'Implementation Lead',
      3,
      'Plans your move from old records to opening balances that add up.',
      '/resources/project-management',
    ),
    person(
      'Sade Bello',
      'Consultant',
      8,
      'Learns a trade before she says how to set the modules up for it.',
      '/resources/consulting',
    ),
    person(
      'Jonas Berg',
      'Support Specialist',
      2,
      'Answers questions about picks, bins and receipts, and writes guides.',
      '/support/customer-support',
    ),
    person(
      'Priya Nair',
      'Accountant, Product',
      1,
      'Sits with the engineers, and writes about closing a month.',
      '/company/blog/why-the-month-end-close-takes-too-long',
    ),
    person(
      'Daniel Okoro',
      'Software Engineer',
      4,
      'Builds payables in several currencies, and has written about them.',
      '/company/news-updates/multi-currency-payables',
    ),
    person(
      'Owen Pritchard',
      'QA Engineer',
      6,
      'Tests every release, and stops it if the totals are out.',
      '/company/careers',
    ),
  ],
};

/** Two mission sections: what drives us, our future; then the history and some of the people. */
export const about = page({
  title: 'About',
  path: '/company/about',
  blocks: [
    {
      _type: 'pageHero',
      title: 'A business should know where it stands.',
      layout: 'plain',
    },
    {
      _type: 'missionSections',
      sections: [
        {
          title1: 'What',
          title2: 'drives us',
          description: [
            'Small and medium businesses carry the same obligations as large ones, with fewer people to meet them.',
            'They keep books, hold stock, pay suppliers, finish projects and answer to tax authorities, often with tools that give different answers.',
            'We put accounting, orders, procurement, inventory, warehouses and projects on one base, so that finance, the order desk and the warehouse work from the same figures.',
          ],
          image: media.illustration('about-drives-us'),
        },
        {
          title1: 'Our',
          title2: 'future',
          description: [
            'We want a growing company to add people, sites and entities without changing systems.',
            'That means modules that share one record, reporting that spans entities and currencies, and support that answers within hours on business days.',
          ],
          image: media.illustration('about-future'),
        },
      ],
    },
    { _type: 'prose', anchor: 'history', body: history },
    people,
  ],
  endCap: {
    title: 'Write, call or see a demo.',
    text: 'For a demo, name the modules you need.',
    actions: [actions.demo, actions.contact],
    look: 'sheet',
  },
  seo: {
    title: 'About us: what drives us and our future',
    description:
      'Why we build one base for accounting, orders, procurement, inventory, warehouses and projects, and where it goes next.',
  },
});
