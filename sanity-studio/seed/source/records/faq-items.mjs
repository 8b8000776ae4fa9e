import { sizeNote } from '../build/quote-builder.mjs';
import { record } from '../build/record.mjs';
import { richText } from '../build/rich-text.mjs';
import { askedAs } from './asked-as.mjs';

export const faq = (name, question, answer) =>
  record('faqItem', name, { question, answer: richText(answer), ...askedAs(`faqItem-${name}`) });

/** The seven claims of the FAQ first, then what else visitors ask; those of the modules stand on their pages too. */
export const faqItems = [
  faq(
    'minimum-users',
    'Is there a minimum number of users?',
    'No. There is no minimum user count. Your quote is based on the users and modules you need.',
  ),
  faq(
    'pricing',
    'How is pricing worked out?',
    `By users and modules, through a custom quote. [Outline a quote](/pricing#outline): tick the modules, set the people
     in each role and send it. We come back with a price.`,
  ),
  faq(
    'implementation-time',
    'How long does implementation take?',
    `{small-start} for small companies, {medium-start} for medium companies and {large-start} for large ones. Small means
     {small-size}, medium {medium-size}, large {large-size}. ${sizeNote}`,
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
    'Do we have to take all six modules?',
    `No. The price is by users and modules, so a quote holds the modules you choose.
     [Outline a quote](/pricing#outline) to see which, and bring the rest to a demo.`,
  ),
  faq(
    'training',
    'Is there training for our team?',
    `Yes. Training is role-based: people learn the part of the platform that they work in.
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
     multi-currency. Business intelligence reports across them.`,
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
    `Accounting is multi-currency, and tax is recorded with each transaction. What your country asks for beyond that is a
     question for a demo: [tell us where you work](/support/contact-us).`,
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
    `[Careers](/company/careers#openings) lists the jobs that are open now, and says what working here is like. If
     none of them fits, write to us about what you are good at and what you would fix first.`,
  ),
  faq(
    'check-journals',
    'Can we check the auto journal entries?',
    `Yes. Each entry is in the general ledger with its date, its account and the document behind it, so you
     review it instead of typing it.`,
  ),
  faq(
    'stock-from-order',
    'Can the order desk see what is in stock?',
    `Yes. An order shows what is on hand, by warehouse, next to what was ordered. See
     [inventory management](/features/inventory-management).`,
  ),
  faq(
    'returned-stock',
    'What happens to stock when a customer returns something?',
    `The return refers to the line of the order. The goods go back into stock, and the customer is credited, from
     one record. In the warehouse they are put away like other deliveries.`,
  ),
  faq(
    'orders-reported',
    'Is there a report of what each customer buys, and what it cost us?',
    `Yes. Reports are drawn from the orders: by stage, by customer and item, and by cost, which sets each sale against
     the cost of its stock.`,
  ),
  faq(
    'invoice-differs',
    'What happens when an invoice does not match?',
    `Order, receipt and invoice are compared line by line, by quantity and price. If they differ, the invoice waits for
     a decision before it is paid. Our guide shows [what three-way match catches](/company/blog/three-way-match).`,
  ),
  faq(
    'order-and-pay',
    'Can one person order and another pay?',
    `Yes. Access is role-based, and the person who orders need not be the person who pays. Who asked, approved,
     received and paid is in one trail.`,
  ),
  faq(
    'received-in-parts',
    'Who records a delivery?',
    `The people who unpack it. They count quantities in, line by line, against the purchase order, and put the goods
     away in a named rack and bin. Stock and the ledger follow.`,
  ),
  faq(
    'in-transit',
    'Is stock in transit between warehouses included in the count?',
    `Yes. Stock between sites stays in the count, and is shown as in transit.`,
  ),
  faq(
    'movements-posted',
    'Do we post stock movements to the ledger by hand?',
    `No. Each stock transaction names the order or purchase that caused it, and auto journal entries carry its value to
     the ledger.`,
  ),
  faq(
    'pick-by-bin',
    'How does a picker find what an order needs?',
    `Orders are picked by bin location. The picker sees what to pick and where it is; other information on the site
     belongs to other roles.`,
  ),
  faq(
    'name-bins',
    'Do we have to name every bin?',
    `Each site is mapped once, down to rack, level and position in one short code. Our guide helps with
     [naming racks and bins](/company/blog/naming-racks-and-bins).`,
  ),
  faq(
    'costs-of-a-job',
    'Which costs are charged to a job?',
    `Purchases, hours and stock that carry the job and one of its cost codes. Actual cost is then compared with the
     budget, code by code.`,
  ),
  faq(
    'job-over-budget',
    'When do we see that a job is over budget?',
    `When the cost is charged to it. Actual cost is compared with the budget of each cost code, without waiting
     for the end of a month.`,
  ),
  faq(
    'bill-a-job',
    'Can we bill a job from the same record as its costs?',
    `Yes. Billing uses the same job as the costs. Invoices are raised from the job and followed in receivables. Margin to
     date is what was billed less what it cost.`,
  ),
];
