import { lanes, spans, stored, table, type View } from './parts';

const documentOf = (name: string, view: View & { name: string }) => ({
  _id: `view-${name}`,
  _type: 'productView',
  ...stored(view),
});

/** The outline that the quote builder of the pricing page begins with: the users of each module, and never a price. */
const quoteOutline = documentOf('quote-outline', {
  name: 'Quote outline',
  title: 'Quote outline',
  tag: { text: 'Example' },
  parts: [
    table(
      {
        module: { label: 'Module' },
        people: { label: 'Who uses it', kind: 'people', of: 'users', isRuled: true },
        users: { label: 'Users', kind: 'whole' },
      },
      [
        ['Accounting & finance', 3],
        ['Procurement', 2],
        ['Inventory management', 5],
        ['Warehouse management', 8],
        { cells: ['Add later'], look: 'title' },
        { cells: ['Order management'], look: 'quiet' },
        { cells: ['Project tracking'], look: 'quiet' },
      ],
      ['Your price', 'On quote'],
    ),
  ],
});

/** From and to of the facts of the site, in months; a week has 0.23 of one. */
const implementation = documentOf('implementation', {
  name: 'Implementation, by size of company',
  parts: [
    spans(
      [
        { name: 'Small', text: '{small-start}', from: 0.46, to: 1.38 },
        { name: 'Medium', text: '{medium-start}', from: 1, to: 3 },
        { name: 'Large', text: '{large-start}', from: 3, to: 6 },
      ],
      { unit: 'month', startLabel: 'Start' },
    ),
  ],
});

const SALES = 'Sales';
const WAREHOUSE = 'Warehouse';
const FINANCE = 'Finance';

const orderToCash = documentOf('order-to-cash', {
  name: 'Order to cash, a flow with owners',
  title: 'Order to cash',
  context: 'An owner for every step',
  tag: { text: '7 steps', tone: 'slate' },
  parts: [
    lanes([
      ['Take the order', SALES],
      ['Approve the terms', FINANCE],
      ['Confirm the date', SALES],
      ['Pick from the bins', WAREHOUSE],
      ['Ship', WAREHOUSE],
      ['Bill', FINANCE],
      ['Match the payment', FINANCE],
    ]),
  ],
});

const BUYER = 'Buyer';

const requestToPayment = documentOf('request-to-payment', {
  name: 'Request to payment, a flow with owners',
  title: 'Request to payment',
  context: 'An owner for every step',
  tag: { text: '7 steps', tone: 'ochre' },
  parts: [
    lanes([
      ['Ask for goods', 'Department'],
      ['Approve within the limit', 'Department'],
      ['Order', BUYER],
      ['Count in', WAREHOUSE],
      ['Match the invoice', FINANCE],
      ['Settle a difference', BUYER],
      ['Pay', FINANCE],
    ]),
  ],
});

const ACCOUNTANT = 'Accountant';

const recordToReport = documentOf('record-to-report', {
  name: 'Record to report, a flow with owners',
  title: 'Record to report',
  context: 'An owner for every step',
  tag: { text: '7 steps', tone: 'pine' },
  parts: [
    lanes([
      ['Post automatically', 'Modules'],
      ['Reconcile the bank', ACCOUNTANT],
      ['Reconcile stock', ACCOUNTANT],
      ['Accrue', ACCOUNTANT],
      ['Review the balances', 'Finance lead'],
      ['Close the month', 'Finance lead'],
      ['Report by company', ACCOUNTANT],
    ]),
  ],
});

/** The six steps that the page of project management lists, by the week in which each has ended. */
const plans = [
  { size: 'Small', ends: [0.5, 1, 2, 3, 3.5, 4] },
  { size: 'Medium', ends: [1, 3, 5, 7.5, 9, 10] },
  { size: 'Large', ends: [2, 6, 10, 16, 19, 20] },
];
const STEPS = [
  'Set the scope',
  'Map the process',
  'Set up',
  'Move the records',
  'Train by role',
  'Go live at a period end',
];

const implementationPlan = documentOf('implementation-plan', {
  name: 'Implementation plan, by size of company',
  title: 'The order of work',
  context: 'Sample plans',
  parts: plans.map(({ size, ends }) =>
    spans(
      STEPS.map((name, step) => ({ name, from: ends[step - 1] ?? 0, to: ends[step] ?? 0 })),
      { title: size, unit: 'week', startLabel: 'Start' },
    ),
  ),
});

/** Views of the sample that show no company. */
export const plainViews = [
  quoteOutline,
  implementation,
  orderToCash,
  requestToPayment,
  recordToReport,
  implementationPlan,
];
