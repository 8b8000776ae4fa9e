import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';
import { sizeNote } from '../../build/quote-builder.mjs';

/** `/resources/project-management`: how an implementation is run. */
export const projectManagement = page({
  title: 'Project management',
  path: '/resources/project-management',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Six steps to a first day on {product}.',
      lead: 'How an implementation is planned: the order of work, an owner for each step, and a period end to go live at.',
      actions: [actions.demo, actions.outline],
      layout: 'ledger',
    },
    {
      _type: 'mediaRow',
      title: 'The same six steps, in weeks, by size.',
      text: `Implementation takes {small-start} for small companies ({small-size}), {medium-start} for medium companies ({medium-size}) and {large-start} for large ones. ${sizeNote}`,
      link: { label: 'How a flow is drawn', href: '/resources/business-process' },
      image: media.plainView(
        'implementation-plan',
        'Sample plans of an implementation: the same six steps over 4 weeks for a small company, 10 for a medium one and 20 for a large one.',
      ),
    },
    {
      _type: 'ruledList',
      title: 'Who does what, step by step.',
      lead: 'The steps are the same at every size; the weeks between them differ.',
      items: [
        {
          title: 'Set the scope',
          description:
            'Which modules, which entities, how many people, and what can wait. Your management decides.',
          icon: 'clipboard-list',
          href: '/pricing#outline',
        },
        {
          title: 'Map the process',
          description:
            'How an order, a purchase and a job move today, and how they should. A consultant draws it with your people.',
          icon: 'workflow',
          href: '/resources/business-process',
        },
        {
          title: 'Set up',
          description: 'Accounts, items, locations, cost codes and roles. A consultant enters them.',
          icon: 'layers',
          href: '/resources/consulting',
        },
        {
          title: 'Move the records',
          description:
            'Open balances and master records, from accounting tools or spreadsheets, checked against totals. Your accountant signs them off.',
          icon: 'repeat',
          href: '/company/blog/migration-checklist',
        },
        {
          title: 'Train by role',
          description: 'Each person on their own work, before they need it. A trainer holds the lessons.',
          icon: 'graduation-cap',
          href: '/resources/training',
        },
        {
          title: 'Go live at a period end',
          description:
            'The closing balances of the old books are the opening balances of the new. Your finance lead names the date.',
          icon: 'calendar-check',
          href: '/company/blog/migration-checklist#7-go-live-then-stop',
        },
      ],
    },
  ],
  endCap: {
    title: 'Bring your year end to a demo.',
    text: 'With your size and the date of your year end, the six steps can be put on a calendar.',
    actions: [actions.demo, actions.outline],
    look: 'sheet',
  },
  seo: {
    title: 'Project management: how an implementation runs',
    description:
      'The six steps of an implementation, from setting the scope to going live, and how long it takes by company size.',
  },
});
