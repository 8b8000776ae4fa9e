import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';

/** `/resources/project-management`: how an implementation is run. */
export const projectManagement = page({
  title: 'Project management',
  path: '/resources/project-management',
  blocks: [
    {
      _type: 'pageHero',
      title: 'A plan you can hold us to.',
      lead: 'Every implementation has an order of work, an owner for each step and a date for going live.',
      actions: [actions.demo],
      layout: 'ledger',
    },
    {
      _type: 'mediaRow',
      title: 'The timeline.',
      text: '{small-start} for small companies, {medium-start} for medium companies and {large-start} for large ones.',
      link: { label: 'What the quote covers', href: '/pricing' },
      image: media.plainView('implementation', 'Implementation ranges by company size, on a six-month axis.'),
    },
    {
      _type: 'mediaRow',
      title: 'One plan, three lengths.',
      text: 'Each step begins where the one before it ends, so you see the week in which your people are needed.',
      link: { label: 'How the process is mapped', href: '/resources/business-process' },
      image: media.plainView(
        'implementation-plan',
        'Sample plans of an implementation: the same six steps over 4 weeks for a small company, 10 for a medium one and 20 for a large one.',
      ),
    },
    {
      _type: 'ruledList',
      title: 'The order of work.',
      lead: 'The same six steps at every size. Only the time between them changes.',
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
            'How an order, a purchase and a job move today, and how they should. Our consultant draws it with your people.',
          icon: 'workflow',
          href: '/resources/business-process',
        },
        {
          title: 'Set up',
          description: 'Accounts, items, locations, cost codes and roles. Our consultant enters them.',
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
          description: 'Each person on their own work, before they need it. Our trainer holds the lessons.',
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
    title: 'Plan it with us.',
    text: 'Book a demo, tell us your size and your year end, and we will sketch the order of work.',
    actions: [actions.demo, actions.contact],
    look: 'sheet',
  },
  seo: {
    title: 'Project management: how an implementation runs',
    description:
      'The six steps of an implementation, from setting the scope to going live, and how long it takes by company size.',
  },
});
