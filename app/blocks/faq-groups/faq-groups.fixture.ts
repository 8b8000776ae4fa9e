import type { BlockOf } from '../../content/content-types';
import { paragraphFixture } from '../text-block.fixture';

const item = (id: string, question: string, answer: string) => ({
  _id: id,
  question,
  answer: [paragraphFixture(answer)],
});

export const faqGroupsFixture: BlockOf<'faqGroups'> = {
  _key: 'groups',
  _type: 'faqGroups',
  anchor: null,
  groups: [
    {
      _key: 'pricing',
      title: 'Pricing and users',
      items: [
        item('faq-minimum', 'Is there a minimum number of users?', 'No. There is no minimum user count.'),
        item('faq-pricing', 'How is pricing worked out?', 'By users and modules, as a custom quote.'),
      ],
    },
    {
      _key: 'start',
      title: 'Getting started',
      items: [item('faq-trial', 'Do you offer a free trial?', 'We offer demos instead of a free trial.')],
    },
    {
      _key: 'stock',
      title: 'Stock and payments',
      items: [item('faq-stock', 'Which valuation methods are supported?', 'FIFO, LIFO, weighted average.')],
    },
  ],
};

/** Two groups with the same name, and one whose questions are all unpublished. */
export const awkwardFaqGroupsFixture: BlockOf<'faqGroups'> = {
  ...faqGroupsFixture,
  groups: [
    { _key: 'a', title: 'Pricing & users', items: [item('faq-a', 'First?', 'Yes.')] },
    { _key: 'b', title: 'Pricing, users', items: [item('faq-b', 'Second?', 'No.')] },
    { _key: 'c', title: 'Nothing here', items: [] },
  ],
};
