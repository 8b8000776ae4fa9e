import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';

const reasons = {
  _type: 'benefitGrid',
  title: 'What sets it apart.',
  cards: [
    {
      title: 'One record',
      description:
        'Orders, purchases, stock and jobs lead to auto journal entries, so the ledger follows the floor.',
      icon: 'layers',
      color: 'pine',
    },
    {
      title: 'One module at a time',
      description: 'Start with the modules you need. Add the next when the business is ready for it.',
      icon: 'boxes',
      color: 'ochre',
    },
    {
      title: 'Access that fits the job',
      description:
        'Role-based access shows the warehouse manager, the picker and the auditor what each of them needs.',
      icon: 'user-check',
      color: 'slate',
    },
    {
      title: 'People who reply',
      description: 'Support replies within {reply-time} on business days.',
      icon: 'life-buoy',
      color: 'clay',
    },
  ],
};

const fit = {
  _type: 'ruledList',
  title: 'Is it a fit for you?',
  lead: 'A plain list, so that a demo is worth your time.',
  items: [
    {
      title: 'You are a small or medium business, or a startup',
      description: 'There is no minimum user count, and the quote follows the users and modules you choose.',
      icon: 'users',
      href: '/pricing',
    },
    {
      title: 'You buy, hold, move or make things',
      description: 'Procurement, inventory and warehouse management share one count and one cost.',
      icon: 'package',
      href: '/features/inventory-management',
    },
    {
      title: 'You sell time and finish projects',
      description: 'Budgets, job costing, billing and profitability sit on the same job.',
      icon: 'hard-hat',
      href: '/features/project-job-costing',
    },
    {
      title: 'You report for more than one company',
      description: 'Multi-entity management and multi-currency accounting bring them together.',
      icon: 'landmark',
      href: '/features/accounting-finance',
    },
    {
      title: 'You keep the books in another tool today',
      description: 'Migration from third-party accounting tools and from spreadsheets is supported.',
      icon: 'repeat',
      href: '/company/blog/migration-checklist',
    },
  ],
};

/** `/company/why-{product}`. */
export const why = page({
  title: 'Why {product}',
  path: '/company/why-{product}',
  blocks: [
    {
      _type: 'pageHero',
      title: 'With one record, nobody argues about the number.',
      lead: '{product} keeps accounting, orders, procurement, inventory, warehouse and projects in one platform.',
      actions: [actions.start, actions.demo],
      layout: 'ledger',
    },
    reasons,
    {
      _type: 'darkBand',
      title: 'From one company to a group.',
      text: 'Business intelligence reads across modules. Multi-\u2060entity management brings each company, its eliminations and its currency into one result.',
      link: { label: 'Accounting & finance', href: '/features/accounting-finance' },
      image: media.view(
        'consolidation',
        'Sample consolidated result: revenue, cost of sales and gross profit of three companies, less eliminations.',
        'ashdown',
      ),
    },
    fit,
    {
      _type: 'mediaRow',
      title: 'A range you can plan with.',
      text: 'Implementation takes {small-start} for small companies, {medium-start} for medium companies and {large-start} for large ones.',
      link: { label: 'How an implementation runs', href: '/resources/project-management' },
      image: media.plainView('implementation', 'Implementation ranges on a six-month axis, by company size.'),
    },
    {
      _type: 'testimonialRow',
      title: 'In their words.',
      testimonials: ['ines-carvalho', 'tom-adeyemi', 'ruth-lindqvist'],
    },
  ],
  endCap: {
    title: 'Ask somebody who does your work.',
    text: 'In a demo you talk to a person who has closed months, counted stock or run jobs.',
    actions: [actions.demo, actions.start],
    look: 'sheet',
  },
  seo: {
    title: 'Why {product}: one record for the whole business',
    description:
      'What sets {product} apart: one record across modules, modules added one at a time, role-based access and support that replies.',
  },
});
