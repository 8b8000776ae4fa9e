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
  lead: 'A customer orders once. Six steps take the order to the ledger and the forecast, and nobody types a figure twice.',
  nextLabel: 'Next',
  steps: [
    step(
      'clipboard-list',
      'order',
      'Ordered',
      'Customer, items and prices are written once. All that follows reads them.',
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
      'What has left the warehouse is no longer on hand, from the same minute.',
    ),
    step(
      'receipt',
      'invoice',
      'Billed',
      'The invoice takes its lines from the order, and adds the tax and the date by which it is due.',
    ),
    step(
      'landmark',
      'ledger',
      'Cost in the ledger',
      'Revenue, tax and the cost of what was sold are posted together, so margin is known at once.',
    ),
    step(
      'chart-line',
      'forecast',
      'Forecast moved',
      'The month in which the invoice is due now expects its money.',
    ),
  ],
});
