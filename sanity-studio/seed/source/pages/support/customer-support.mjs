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
      title: 'A person, within hours.',
      lead: 'Support replies within {reply-time} on business days.',
      actions: [actions.contact],
      layout: 'illustration',
      image: media.illustration(
        'support-hours',
        'Drawing of a clock on a stack of blocks, a few of its hours marked, and a message beside it.',
      ),
    },
    {
      _type: 'contactMethods',
      title: 'Ask for help.',
      lead: 'Four ways to reach us, and what each is best for.',
      methods: [
        {
          icon: 'mail',
          title: 'E-mail',
          description: 'Best where there is something to look into.',
          link: { label: 'Write to support', href: supportMail },
        },
        {
          icon: 'phone',
          title: 'Telephone',
          description: 'Best where work has stopped. On business days.',
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
          description: 'Best where another customer may have done it before. Opens in a new tab.',
          link: { label: 'Visit the forum', href: 'https://community.{product}.example', newTab: true },
        },
      ],
    },
    {
      _type: 'ruledList',
      title: 'What helps us help you.',
      lead: 'Four lines in the first message often save a second one.',
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
        { title: 'Who it stops', description: 'One person, one site or everybody.' },
      ],
    },
    {
      _type: 'ruledList',
      title: 'What you can count on.',
      items: [
        {
          title: 'Replies within {reply-time}',
          description: 'On business days, from a person.',
          icon: 'clock',
        },
        {
          title: '{uptime} uptime',
          description: 'The platform is there when the work is.',
          icon: 'shield-check',
        },
      ],
    },
    {
      _type: 'ruledList',
      title: 'Before you write.',
      items: [
        {
          title: 'Help resources',
          description: 'Guides and references by subject.',
          icon: 'book-open',
          href: '/support/help-resources',
        },
        {
          title: '{product} Academy',
          description: 'Training material by role.',
          icon: 'school',
          href: '/support/{product}-academy',
        },
        {
          title: 'Common questions',
          description: 'Short answers.',
          icon: 'circle-question-mark',
          href: '/company/faq',
        },
      ],
    },
  ],
  endCap: {
    title: 'Still stuck?',
    text: 'Write or call, with the four lines above. For a short question, ask in the chat.',
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
