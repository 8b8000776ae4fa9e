import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';
import { sizeNote } from '../../build/quote-builder.mjs';

const reasons = {
  _type: 'benefitGrid',
  title: 'Four points to compare us on.',
  cards: [
    {
      title: 'One record',
      description:
        'Orders, purchases, stock and jobs post auto journal entries, so the ledger keeps up with the work.',
      icon: 'layers',
      color: 'pine',
    },
    {
      title: 'Priced by module',
      description: 'The quote follows the modules you choose and the people who work in them.',
      icon: 'boxes',
      color: 'ochre',
    },
    {
      title: 'Access that fits the job',
      description: 'Warehouse managers, pickers and auditors each see what their role needs.',
      icon: 'user-check',
      color: 'slate',
    },
    {
      title: 'Support with a stated time',
      description: 'Support replies within {reply-time} on business days.',
      icon: 'life-buoy',
      color: 'clay',
    },
  ],
};

const fit = {
  _type: 'ruledList',
  title: 'Is it a fit for you?',
  lead: 'If two or more of these describe you, a demo is worth your time.',
  items: [
    {
      title: 'You are a small or medium business, or a startup',
      description: 'There is no minimum user count, and the quote follows the users and modules you choose.',
      icon: 'users',
      href: '/pricing#outline',
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
      title: 'One record, and one answer to every question.',
      lead: '{product} keeps accounting, orders, procurement, inventory, warehouse and projects in one platform.',
      actions: [actions.demo, actions.outline],
      layout: 'ledger',
    },
    reasons,
    {
      _type: 'darkBand',
      title: 'From one company to a group.',
      text: 'Business intelligence reports across modules, and multi-\u2060entity management brings companies with their own currencies into one result.',
      link: { label: 'Accounting & finance', href: '/features/accounting-finance' },
      image: media.view(
        'entity-results',
        'Sample results by company: what three companies of a financial group earn, in the currency of the group.',
        'ashdown',
      ),
    },
    fit,
    {
      _type: 'mediaRow',
      title: 'Weeks or months, depending on your size.',
      text: `Implementation takes {small-start} for small companies ({small-size}), {medium-start} for medium companies ({medium-size}) and {large-start} for large ones. ${sizeNote}`,
      link: { label: 'How an implementation runs', href: '/resources/project-management' },
      image: media.plainView('implementation', 'Implementation ranges on a six-month axis, by company size.'),
    },
    {
      _type: 'testimonialRow',
      title: 'Three customers on a\u00a0close, a\u00a0pick\u00a0list and a\u00a0job.',
      testimonials: ['ines-carvalho', 'tom-adeyemi', 'ruth-lindqvist'],
    },
  ],
  endCap: {
    title: 'Put your own case to us.',
    text: 'Bring one month, one shelf or one job to a demo, and see it handled in the modules you name.',
    actions: [actions.demo, actions.outline],
    look: 'sheet',
  },
  seo: {
    title: 'Why {product}: one record for the whole business',
    description:
      'What sets {product} apart: one record across six modules, a price by users and modules, role-based access and stated support times.',
  },
});
