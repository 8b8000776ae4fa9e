import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';
import { richText } from '../../build/rich-text.mjs';

const history = richText(`
## How it came about.

{product} began in 2018, at 1 Sample Row in London, with two people and one question. One of them kept the books of a
wholesaler, the other wrote the program that counted its stock. At the end of every month they sat down for two days
to find out why the count and the ledger differed. The first thing they built together was small: a goods receipt that
wrote its own journal entry, so that there was nothing left to compare.

Inventory and the ledger came first, because that was where the two days went. Owen Pritchard joined in 2019 to test
it, and brought the rule that still holds: if the totals are out, we do not release. Priya Nair, who had closed months
for a living, followed in 2020. Since then an accountant has sat with the engineers, and accounts receivable, payables
and tax were built at her desk.

Customers decided what came next. Those who bought for stock asked for procurement and the three-way match. Those with
more than one site asked for racks, bins and stock in transit. Builders and consultants asked whether a job could be
read the same way as an order, and project tracking was the answer. Mei Tanaka and Sade Bello came in 2022 to lead
customers from their old records to the new ones, and the six modules have stood on one base since.

### What has stayed

We still work at Sample Row, and many of us from home. We still publish worked figures rather than promises, and the
people who answer in support talk to those who wrote the part in question.`);

const people = {
  _type: 'ruledList',
  title: 'Meet some of us.',
  lead: 'A few of those who answer, teach, build and test.',
  items: [
    {
      title: 'Mei Tanaka, Implementation Lead',
      description: 'Plans the way from your old records to a first day that balances.',
      icon: 'calendar-check',
      href: '/resources/project-management',
    },
    {
      title: 'Sade Bello, Consultant',
      description: 'Learns your trade first, then says how to set the modules up for it.',
      icon: 'messages-square',
      href: '/resources/consulting',
    },
    {
      title: 'Jonas Berg, Support Specialist',
      description: 'Answers questions about picks, bins and receipts, and writes guides.',
      icon: 'life-buoy',
      href: '/support/customer-support',
    },
    {
      title: 'Priya Nair, Accountant, Product',
      description: 'Sits with the engineers, and writes about closing a month.',
      icon: 'landmark',
      href: '/company/blog/why-the-month-end-close-takes-too-long',
    },
    {
      title: 'Daniel Okoro, Software Engineer',
      description: 'Builds payables in several currencies, and has written about them.',
      icon: 'laptop',
      href: '/company/news-updates/multi-currency-payables',
    },
    {
      title: 'Owen Pritchard, QA Engineer',
      description: 'Has tested every release for seven years, and stops it if the totals are out.',
      icon: 'shield-check',
      href: '/company/careers',
    },
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
            'They keep books, hold stock, pay suppliers, finish projects and answer to tax authorities. Too often they do it across tools that give different answers.',
            'We put accounting, orders, procurement, inventory, warehouses and projects on one base, so the answer is the same whoever asks.',
          ],
          image: media.illustration('about-drives-us'),
        },
        {
          title1: 'Our',
          title2: 'future',
          description: [
            'We want a growing company to add people, sites and entities without changing systems.',
            'That means modules that can be added one at a time, reporting that spans entities and currencies, and support that answers within hours on business days.',
          ],
          image: media.illustration('about-future'),
        },
      ],
    },
    { _type: 'prose', anchor: 'history', body: history },
    people,
  ],
  endCap: {
    title: 'Come and see who answers.',
    text: 'Visit us at 1\u00a0Sample Row, or write to us.',
    actions: [actions.contact, { label: 'Careers', href: '/company/careers' }],
    look: 'sheet',
  },
  seo: {
    title: 'About us: what drives us and our future',
    description:
      'Why we build one base for accounting, orders, procurement, inventory, warehouses and projects, and where it goes next.',
  },
});
