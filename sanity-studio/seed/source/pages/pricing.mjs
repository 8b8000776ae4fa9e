import { actions } from '../build/actions.mjs';
import { media } from '../build/media.mjs';
import { page } from '../build/page.mjs';
import { quoteBuilder, sizeNote } from '../build/quote-builder.mjs';

/** No figures and no tiers: pricing is a custom quote. */
export const pricing = page({
  title: 'Pricing',
  path: '/pricing',
  blocks: [
    {
      _type: 'pageHero',
      title: 'A quote by users and modules.',
      lead: 'Outline yours below: modules, people and company size. There is no minimum user count.',
      actions: [actions.outline, actions.demo],
      layout: 'sheet',
      image: media.plainView(
        'quote-outline',
        'Example quote outline: four modules with their users, two modules to add later, and a price on quote.',
      ),
    },
    quoteBuilder({
      anchor: 'outline',
      title: 'Outline a quote.',
      lead: 'Tick the modules, set the people in each role, choose your size, and send us the outline by mail or in the chat. We come back with a price.',
    }),
    {
      _type: 'ruledList',
      title: 'What the quote covers.',
      items: [
        {
          title: 'Users',
          description: 'As many or as few as you need. A person who works in several modules counts once.',
          href: '/pricing#outline',
        },
        {
          title: 'Modules',
          description:
            'Accounting & finance, order management, procurement, inventory management, warehouse management, project tracking.',
          href: '/features',
        },
        {
          title: 'Implementation',
          description: 'Planned for your size: {small-start}, {medium-start} or {large-start}.',
          href: '/resources/project-management',
        },
        {
          title: 'Support',
          description: 'Replies within {reply-time} on business days.',
          href: '/support/customer-support',
        },
        {
          title: 'Ways to pay',
          description: 'Credit card, bank transfer or PayPal.',
          href: '/{product}-rights/terms-of-service#6-price-and-payment',
        },
      ],
    },
    {
      _type: 'mediaRow',
      anchor: 'timeline',
      title: 'How long it takes, by size.',
      text: `Small means {small-size}, medium {medium-size}, large {large-size}. ${sizeNote}`,
      image: media.plainView(
        'implementation',
        'Implementation takes {small-start} for small companies, {medium-start} for medium and {large-start} for large ones.',
      ),
    },
    {
      _type: 'faqList',
      title: 'Users, price, time and a trial.',
      items: ['minimum-users', 'pricing', 'implementation-time', 'free-trial', 'add-modules'],
    },
  ],
  endCap: {
    title: 'See the modules before you send it.',
    text: 'Book a demo of the ones you ticked, or go back to your outline.',
    actions: [actions.demo, actions.outline],
  },
  seo: {
    title: 'Pricing: a custom quote by users and modules',
    description:
      'Pricing is a custom quote by users and modules, with no minimum user count. Outline yours, and see what it covers and how long it takes.',
  },
});
