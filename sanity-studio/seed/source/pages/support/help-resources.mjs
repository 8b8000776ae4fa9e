import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';

/** `/support/help-resources`: where to read first. */
export const helpResources = page({
  title: 'Help resources',
  path: '/support/help-resources',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Guides by what you are trying to do.',
      lead: 'Set up, close a month, value stock, match an invoice or name a bin.',
      layout: 'illustration',
      image: media.illustration('support-guides', 'Drawing of a shelf of guides, one of them taken out.'),
    },
    { _type: 'searchForm', title: 'Search help and guides' },
    {
      _type: 'ruledList',
      title: 'Setting up.',
      items: [
        {
          title: 'Plan the implementation',
          description: 'The six steps, and how long they take by size.',
          icon: 'folder-kanban',
          href: '/resources/project-management',
        },
        {
          title: 'Move off spreadsheets',
          description: 'A migration checklist, step by step.',
          icon: 'repeat',
          href: '/company/blog/migration-checklist',
        },
        {
          title: 'Learn by role',
          description: 'Guides and exercises for each role.',
          icon: 'school',
          href: '/support/{product}-academy',
        },
      ],
    },
    {
      _type: 'ruledList',
      title: 'Accounting.',
      items: [
        {
          title: 'The month-end close',
          description: 'Where the time goes, and which part to shorten first.',
          icon: 'calendar-check',
          href: '/company/blog/why-the-month-end-close-takes-too-long',
        },
        {
          title: 'Cash-flow forecasts',
          description: 'How to read one, line by line.',
          icon: 'chart-line',
          href: '/company/blog/reading-a-cash-flow-forecast',
        },
        {
          title: 'What the module covers',
          description: 'Ledger, receivables, payables, cash flow, budgeting and tax.',
          icon: 'landmark',
          href: '/features/accounting-finance',
        },
      ],
    },
    {
      _type: 'ruledList',
      title: 'Stock and\u00a0buying.',
      items: [
        {
          title: 'Valuation methods',
          description: 'FIFO, LIFO and weighted average on the same figures.',
          icon: 'calculator',
          href: '/company/blog/fifo-lifo-weighted-average',
        },
        {
          title: 'Three-way match',
          description: 'What it catches, and what it does not.',
          icon: 'file-check-2',
          href: '/company/blog/three-way-match',
        },
        {
          title: 'Rack and bin names',
          description: 'A scheme people can follow on their first day.',
          icon: 'warehouse',
          href: '/company/blog/naming-racks-and-bins',
        },
      ],
    },
    {
      _type: 'faqList',
      title: 'Common questions, from training to payment.',
      link: { label: 'All questions', href: '/company/faq' },
      items: ['support-reply', 'training', 'roles', 'valuation-methods', 'payment-methods'],
    },
  ],
  endCap: {
    title: 'Looking for another subject?',
    text: 'Ask in the chat, or contact us. Support replies within {reply-time} on business days.',
    actions: [actions.contact, { label: 'Common questions', href: '/company/faq' }],
    look: 'sheet',
  },
  seo: {
    title: 'Help resources: guides and references',
    description: 'Guides to setting up, accounting, stock and purchasing, with answers to common questions.',
  },
});
