import { actions } from '../../build/actions.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';
import { trustItems } from '../../buyers/trust.mjs';

/** Every question, in groups with a side index. */
export const faq = page({
  title: 'FAQ',
  path: '/company/faq',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Price, time, modules: the short answers.',
      lead: 'What buyers and users ask us, by subject.',
      layout: 'illustration',
      image: media.illustration(
        'support-questions',
        'Drawing of a list of questions, one of them open with its answer below it.',
      ),
    },
    { _type: 'searchForm', title: 'Search all answers and pages' },
    {
      _type: 'faqGroups',
      groups: [
        { title: 'Pricing and users', items: ['minimum-users', 'pricing', 'payment-methods', 'add-modules'] },
        { title: 'Getting started', items: ['implementation-time', 'free-trial', 'migration', 'training'] },
        { title: 'Support and uptime', items: ['support-reply', 'uptime', 'contact'] },
        {
          title: 'What it covers',
          items: ['modules', 'multi-entity', 'roles', 'industries', 'tax', 'countries'],
        },
        {
          title: 'Finance, orders and purchasing',
          items: [
            'check-journals',
            'stock-from-order',
            'returned-stock',
            'orders-reported',
            'invoice-differs',
            'order-and-pay',
            'received-in-parts',
          ],
        },
        {
          title: 'Stock, warehouse and jobs',
          items: [
            'valuation-methods',
            'in-transit',
            'movements-posted',
            'pick-by-bin',
            'name-bins',
            'costs-of-a-job',
            'job-over-budget',
            'bill-a-job',
          ],
        },
        { title: 'Your data', items: trustItems },
        { title: 'About us', items: ['where', 'log-in', 'security', 'jobs'] },
      ],
    },
  ],
  endCap: {
    title: 'A question that is not here?',
    text: 'Ask in the chat, or contact us. Support replies within {reply-time} on business days.',
    actions: [actions.contact, actions.outline],
    look: 'sheet',
  },
  seo: {
    title: 'FAQ: pricing, implementation, support and migration',
    description:
      'Short answers on users, pricing, implementation time, demos, support, uptime, migration, stock valuation and payment.',
  },
});
