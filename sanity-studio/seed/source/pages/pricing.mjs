import { actions } from '../build/actions.mjs';
import { media } from '../build/media.mjs';
import { page } from '../build/page.mjs';
import { quoteBuilder } from '../build/quote-builder.mjs';

/** No figures and no tiers: pricing is a custom quote. */
export const pricing = page({
  title: 'Pricing',
  path: '/pricing',
  blocks: [
    {
      _type: 'pageHero',
      title: 'A quote by users and modules.',
      lead: 'Tell us who needs access and what they need to do. There is no minimum user count.',
      actions: [actions.quote, actions.demo],
      layout: 'sheet',
      image: media.plainView(
        'quote-outline',
        'Example quote outline: four modules with their users, two modules to add later, and a price on quote.',
      ),
    },
    quoteBuilder({
      anchor: 'outline',
      title: 'Outline your quote.',
      lead: 'Tick the modules, set the people in each role, and send us the outline. We come back with a price.',
    }),
    {
      _type: 'ruledList',
      title: 'What the quote covers.',
      items: [
        {
          title: 'Users',
          description: 'As many or as few as you need. No minimum.',
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
          description: 'Planned to your size. The timeline below shows how long it takes.',
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
      title: 'The timeline.',
      text: 'How long an implementation takes, by the size of the company.',
      image: media.plainView(
        'implementation',
        'Implementation takes {small-start} for small companies, {medium-start} for medium and {large-start} for large ones.',
      ),
    },
    {
      _type: 'faqList',
      title: 'Before you ask.',
      items: ['minimum-users', 'pricing', 'implementation-time', 'free-trial'],
    },
  ],
  endCap: {
    title: 'Get a quote that fits.',
    text: 'Tell us the modules and the number of people. We will come back with a price.',
    actions: [actions.quote, actions.demo],
  },
  seo: {
    title: 'Pricing: a custom quote by users and modules',
    description:
      'Pricing is a custom quote by users and modules, with no minimum user count. What the quote covers and how long it takes.',
  },
});
