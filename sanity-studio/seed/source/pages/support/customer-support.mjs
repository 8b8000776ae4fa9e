import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';
import { supportMail } from './support-mail.mjs';

/** `/support/customer-support`. */
export const customerSupport = page({
  title: 'Customer support',
  path: '/support/customer-support',
  blocks: [
    {
      _type: 'pageHero',
      title: 'A reply within {reply-time}.',
      lead: 'On business days. For a short question, the assistant in the chat answers at any hour.',
      actions: [actions.contact],
      layout: 'illustration',
      image: media.illustration(
        'support-hours',
        'Drawing of a clock on a stack of blocks, a few of its hours marked, and a message beside it.',
      ),
    },
    {
      _type: 'contactMethods',
      title: 'Four ways to ask for help.',
      methods: [
        {
          icon: 'mail',
          title: 'E-mail',
          description: 'Best if there is a record to look into.',
          link: { label: 'Write to support', href: supportMail },
        },
        {
          icon: 'phone',
          title: 'Telephone',
          description: 'Best if work has stopped. On business days.',
          address: '+44 20 7946 0182',
          link: { label: 'Call us', href: 'tel:+442079460182' },
        },
        {
          icon: 'message-square',
          title: 'Chat',
          description: 'Best for a short question at any hour. An automated assistant answers.',
          link: { label: 'Open the chat', href: '/support/customer-support#chat' },
        },
        {
          icon: 'globe',
          title: 'Community forum',
          description: 'Best if another customer may have solved it before. Opens in a new tab.',
          link: { label: 'Visit the forum', href: 'https://community.{product}.example', newTab: true },
        },
      ],
    },
    {
      _type: 'ruledList',
      title: 'Four lines that save a second message.',
      items: [
        {
          title: 'Where you were',
          description: 'The module and the record: an order, a receipt, a journal, a job.',
        },
        {
          title: 'What you expected',
          description: 'The figure, the status or the document you were looking for.',
        },
        { title: 'What happened instead', description: 'The words of the message, if there was one.' },
        { title: 'Who is held up', description: 'One person, one site or everyone.' },
      ],
    },
    {
      _type: 'ruledList',
      title: 'Guides and answers to try first.',
      items: [
        {
          title: 'Help resources',
          description: 'Guides and references by subject.',
          icon: 'book-open',
          href: '/support/help-resources',
        },
        {
          title: '{product} Academy',
          description: 'Guides and exercises by role.',
          icon: 'school',
          href: '/support/{product}-academy',
        },
        {
          title: 'Common questions',
          description: 'Price, setup, modules and support, in short.',
          icon: 'circle-question-mark',
          href: '/company/faq',
        },
      ],
    },
  ],
  endCap: {
    title: 'Send the four lines.',
    text: 'Write or call. For a short question, ask in the chat.',
    actions: [
      { label: 'Contact us', href: '/support/contact-us' },
      { label: 'Browse help', href: '/support/help-resources' },
    ],
    look: 'sheet',
  },
  seo: {
    title: 'Customer support: replies in {reply-time}',
    description:
      'How to reach support, how soon it replies, and what to put in the first message so that one reply is enough.',
  },
});
