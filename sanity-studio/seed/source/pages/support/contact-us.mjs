import { actions } from '../../build/actions.mjs';
import { mailTo } from '../../build/mail-to.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';
import { demo } from '../../buyers/demo.mjs';
import { supportMail } from './support-mail.mjs';

const HELLO = 'hello@{product}.example';

/** Ways to reach the team. There is no form. */
export const contactUs = page({
  title: 'Contact us',
  path: '/support/contact-us',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Talk to the team.',
      lead: 'Write, call or ask in the chat. Support replies within {reply-time} on business days.',
      actions: [actions.demo, actions.outline],
      layout: 'illustration',
      image: media.illustration(
        'contact',
        'Drawing of a conversation: four speech blocks, stacked from left to right and back.',
      ),
    },
    {
      _type: 'contactMethods',
      anchor: 'ways-to-reach-us',
      title: 'Ways to reach us.',
      methods: [
        {
          icon: 'mail',
          title: 'E-mail',
          description: 'Questions about the product, a demo or a quote.',
          link: {
            label: 'Write to us',
            href: mailTo(HELLO, 'A question about the product', [
              'Your question:',
              'What your business does:',
            ]),
          },
        },
        {
          icon: 'life-buoy',
          title: 'Customer support',
          description: 'Something is not working as it should.',
          link: { label: 'Write to support', href: supportMail },
        },
        {
          icon: 'phone',
          title: 'Telephone',
          description: 'On business days.',
          address: '+44 20 7946 0182',
          link: { label: 'Call us', href: 'tel:+442079460182' },
        },
        {
          icon: 'message-square',
          title: 'Chat',
          description: 'On every page, at the bottom right. An automated assistant answers common questions.',
          link: { label: 'Open the chat', href: '/support/contact-us#chat' },
        },
      ],
    },
    {
      _type: 'ruledList',
      anchor: 'book-a-demo',
      title: 'Book a demo.',
      lead: 'We offer demos instead of a free trial. To prepare, say what you need and what you use today.',
      items: [
        {
          title: 'Which modules',
          description: 'Name the ones you need now and the ones you may need later.',
        },
        {
          title: 'What you use today',
          description: 'The accounting tool or spreadsheets you would move from.',
        },
        {
          title: 'Write to book',
          description: 'Send two or three times that suit you, with your time zone.',
          href: mailTo(HELLO, 'Book a demo', [
            'Modules we need now, and later:',
            'Who will come:',
            'What we use today:',
            'Two or three times that suit us, with our time zone:',
          ]),
        },
        {
          title: 'Choose a time yourself',
          description: 'The calendar shows the times that are free.',
          href: '{booking}',
        },
      ],
    },
    demo,
    {
      _type: 'ruledList',
      anchor: 'request-a-quote',
      title: 'Outline a quote.',
      lead: 'Pricing is a custom quote by users and modules. There is no minimum user count.',
      items: [
        {
          title: 'Outline it on the pricing page',
          description:
            'Tick modules, set the people in each role, and send the outline by mail or in the chat.',
          href: actions.outline.href,
        },
        { title: 'Users', description: 'How many people, and roughly what each group does.' },
        { title: 'Modules', description: 'The ones you are thinking of, now and for later.' },
        { title: 'Entities and currencies', description: 'How many companies, and what each reports in.' },
        {
          title: 'Outline it in a mail',
          description: 'Send the three points above. We come back with a price.',
          href: mailTo(HELLO, 'Outline of a quote', [
            'Users, and roughly what each group does:',
            'Modules:',
            'Companies, and the currency that each reports in:',
          ]),
        },
      ],
    },
  ],
  endCap: {
    title: 'Rather look around first?',
    text: 'Each of the six modules has a page, and common questions have short answers.',
    actions: [
      { label: 'All modules', href: '/features' },
      { label: 'Common questions', href: '/company/faq' },
    ],
    look: 'sheet',
  },
  seo: {
    title: 'Contact us: e-mail, telephone and chat',
    description:
      'Reach the team by e-mail, telephone or chat, book a demo, or outline a quote by users and modules.',
  },
});
