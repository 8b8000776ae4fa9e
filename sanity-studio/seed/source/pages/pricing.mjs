import { actions } from '../build/actions.mjs';
import { media } from '../build/media.mjs';
import { page } from '../build/page.mjs';
import { quoteBuilder, sizeNote } from '../build/quote-builder.mjs';
import { quoteContents } from '../buyers/quote-contents.mjs';

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
    quoteContents,
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
      title: 'Price, time and a trial, in short.',
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
