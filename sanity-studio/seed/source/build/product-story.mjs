import { viewReference } from './media.mjs';

const step = (icon, sheet, title, description) => ({
  icon,
  view: viewReference(`marlow-story-${sheet}`),
  title,
  description,
});

/**
 * The story of one order of the first sample company.
 *
 * @param {string} title
 */
export const productStory = (title) => ({
  _type: 'productStory',
  title,
  lead: 'A customer orders once. Six steps take the order to the ledger and the forecast, without a figure typed twice.',
  nextLabel: 'Next',
  steps: [
    step(
      'clipboard-list',
      'order',
      'Ordered',
      'Customer, items and prices are entered once, and every later step uses them.',
    ),
    step(
      'warehouse',
      'pick',
      'Picked from its bin',
      'The order becomes a pick list that names the bin of each item.',
    ),
    step(
      'truck',
      'shipment',
      'Shipped',
      'What leaves the warehouse leaves the count of stock on hand in the same step.',
    ),
    step(
      'receipt',
      'invoice',
      'Billed',
      'The invoice takes its lines from the order, and adds tax and a due date.',
    ),
    step(
      'landmark',
      'ledger',
      'Posted to the ledger',
      'Revenue, tax and the cost of the sale are posted together, so the margin of the order is known.',
    ),
    step(
      'chart-line',
      'forecast',
      'Due in the forecast',
      'The payment is now expected in the month in which the invoice falls due.',
    ),
  ],
});
