const guide = (slug, title, description, channel = 'blog') => ({
  title,
  description,
  icon: channel === 'news' ? 'newspaper' : 'book-open',
  href: `/company/${channel === 'news' ? 'news-updates' : 'blog'}/${slug}`,
});

/** The articles that feature pages lead to. */
export const guides = {
  monthEnd: guide(
    'why-the-month-end-close-takes-too-long',
    'Why the month-end close takes too long',
    'Where the time goes, and which steps can start earlier.',
  ),
  cashFlow: guide(
    'reading-a-cash-flow-forecast',
    'How to read a cash-flow forecast',
    'What the closing balance says, and what it leaves out.',
  ),
  returns: guide(
    'returns-on-the-order-page',
    'Returns, on the order they came from',
    'How goods that come back are followed.',
    'news',
  ),
  valuation: guide(
    'fifo-lifo-weighted-average',
    'FIFO, LIFO or weighted average',
    'What each method assumes, worked through on one item.',
  ),
  match: guide(
    'three-way-match',
    'What three-way match catches, and what it does not',
    'Quantity, price, and what needs a decision all the same.',
  ),
  currency: guide(
    'multi-currency-payables',
    'Multi-currency payables, with the difference in view',
    'The invoice, the payment, and the difference between their rates.',
    'news',
  ),
  migration: guide(
    'migration-checklist',
    'Moving off spreadsheets: a migration checklist',
    'What to clean, what to leave behind, and when to switch.',
  ),
  bins: guide(
    'naming-racks-and-bins',
    'Naming racks and bins so people can find them',
    'Codes that survive a new rack and a new colleague.',
  ),
  academy: guide(
    'academy-paths-by-role',
    'Academy paths, arranged by role',
    'Which guides a picker starts with, and which a warehouse manager.',
    'news',
  ),
  jobs: guide(
    'job-costing-for-the-first-time',
    'Job costing for the first time',
    'Cost codes, budgets, and the first month.',
  ),
};

/**
 * The blocks that end a feature page: a customer, three of its questions, guides and the next module.
 *
 * @param {{customer: {id: string, title: string}, questions: {title: string, items: string[]},
 *   guides: {title: string, items: object[]}, next: {title: string, description: string, icon: string, href: string}}} of `customer.id` and the items of
 *   `questions` are short names of records
 */
export const moduleEnd = ({ customer, questions, guides: own, next }) => [
  { _type: 'testimonialRow', title: customer.title, testimonials: [customer.id] },
  {
    _type: 'faqList',
    ...questions,
    link: { label: 'All questions', href: '/company/faq' },
  },
  {
    _type: 'ruledList',
    title: own.title,
    lead: 'And the module that usually comes next.',
    items: [...own.items, { ...next, title: `Next: ${next.title}` }],
  },
];
