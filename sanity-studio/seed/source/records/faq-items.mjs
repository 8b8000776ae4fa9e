import { record } from '../build/record.mjs';
import { richText } from '../build/rich-text.mjs';
import { askedAs } from './asked-as.mjs';

const faq = (name, question, answer) =>
  record('faqItem', name, { question, answer: richText(answer), ...askedAs(`faqItem-${name}`) });

/** The seven claims of the FAQ first, then what else visitors ask; grouped on the FAQ page itself. */
export const faqItems = [
  faq(
    'minimum-users',
    'Is there a minimum number of users?',
    'No. There is no minimum user count. Your quote is based on the users and modules you need.',
  ),
  faq(
    'pricing',
    'How is pricing worked out?',
    `By users and modules, through a custom quote. Tell us who needs access and what they need to do, and we
     [come back with a price](/support/contact-us).`,
  ),
  faq(
    'implementation-time',
    'How long does implementation take?',
    '{small-start} for small companies, {medium-start} for medium companies and {large-start} for large ones.',
  ),
  faq(
    'free-trial',
    'Do you offer a free trial?',
    `We offer demos instead of a free trial. A demo walks through the modules you need and leaves time for
     your questions. [Book a demo](/support/contact-us#book-a-demo).`,
  ),
  faq('support-reply', 'How quickly does support reply?', 'Within {reply-time} on business days.'),
  faq('uptime', 'What is your uptime?', '{uptime} uptime.'),
  faq(
    'migration',
    'Can we migrate from our current accounting system?',
    `Yes. Migration is supported from several third-party accounting tools and from spreadsheets. It is planned
     with you as part of [implementation](/resources/project-management).`,
  ),
  faq(
    'valuation-methods',
    'Which inventory valuation methods are supported?',
    'Three: FIFO, LIFO and weighted average. Our guide explains [what each method assumes](/company/blog/fifo-lifo-weighted-average).',
  ),
  faq('payment-methods', 'Which payment methods do you accept?', 'Credit card, bank transfer and PayPal.'),
  faq(
    'add-modules',
    'Can we start with one module and add others later?',
    `Yes. Your quote is built from users and modules, so the next module is added when the business is ready
     for it. See [all six modules](/features).`,
  ),
  faq(
    'training',
    'Is there training for our team?',
    `Yes. Training is role-based: people learn the part of the platform they work in.
     See [training](/resources/training) and the [{product} Academy](/support/{product}-academy).`,
  ),
  faq(
    'contact',
    'How do we reach you?',
    `By e-mail, by telephone (+44 20 7946 0182, on business days) or in the chat on any page.
     [Contact us](/support/contact-us) has the details.`,
  ),
  faq(
    'modules',
    'What do the modules cover?',
    `Six areas of work, on one record:

- [Accounting and finance](/features/accounting-finance)
- [Order management](/features/order-management)
- [Procurement](/features/procurement)
- [Inventory management](/features/inventory-management)
- [Warehouse management](/features/warehouse-management)
- [Project tracking](/features/project-job-costing)`,
  ),
  faq(
    'multi-entity',
    'Can we run more than one company, or more than one currency?',
    `Yes. Multi-entity management brings several companies into a group view, and accounting is
     multi-currency. Business intelligence reads across them.`,
  ),
  faq(
    'roles',
    'Can we limit what each person sees?',
    `Yes. Access is role-based. In the warehouse the roles are warehouse manager, picker and auditor.
     See [warehouse management](/features/warehouse-management).`,
  ),
  faq(
    'industries',
    'Which industries is it for?',
    `Retail and distribution, financial services, manufacturing, construction, professional services, and oil
     and gas. [Each has its own page](/industry).`,
  ),
  faq(
    'tax',
    'Does it handle VAT and other taxes?',
    `Yes. Tax is recorded with the transaction that causes it, and sales and purchase tax are carried to
     their own accounts. See [accounting and finance](/features/accounting-finance).`,
  ),
  faq(
    'countries',
    'Does it work in our country?',
    `Tell us where you work, and we say what is covered there before you decide. Accounting is multi-currency.
     [Contact us](/support/contact-us).`,
  ),
  faq('where', 'Where are you based?', 'At 1 Sample Row, London, United Kingdom.'),
  faq(
    'log-in',
    'Where do we log in?',
    'In [the application]({host}/login). “Get Started Free”, at the top of every page, leads there too.',
  ),
  faq(
    'security',
    'How is our data protected?',
    `Access is role-based: a role decides what a person can see and what they can change.
     [Security](/{product}-rights/security) says what protects this website and what you control in the product.`,
  ),
  faq(
    'jobs',
    'Are you hiring?',
    `Write to us, and tell us what you are good at and what you would fix first. [Careers](/company/careers)
     says what working here is like.`,
  ),
];
