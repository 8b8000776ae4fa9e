import type { BlockOf } from '../../content/content-types';
import { paragraphFixture } from '../text-block.fixture';

export const faqListFixture: BlockOf<'faqList'> = {
  _key: 'questions',
  _type: 'faqList',
  anchor: 'questions',
  title: 'Questions, answered plainly.',
  link: { label: 'All questions', href: '/company/faq', newTab: null },
  items: [
    {
      _id: 'faq-minimum-users',
      question: 'Is there a minimum number of users?',
      answer: [paragraphFixture('No. There is no minimum user count.')],
    },
    {
      _id: 'faq-implementation',
      question: 'How long does implementation take?',
      answer: [
        paragraphFixture('2–6 weeks for small companies.'),
        paragraphFixture('1–3 months for medium companies and 3–6 months for large ones.'),
      ],
    },
    {
      _id: 'faq-trial',
      question: 'Do you offer a free trial?',
      answer: [paragraphFixture('We offer demos instead of a free trial.')],
    },
  ],
};
