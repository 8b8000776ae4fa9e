import { viewReference } from '../build/media.mjs';

const step = (icon, screen, title, description) => ({
  icon,
  view: viewReference(`marlow-screen-${screen}`),
  title,
  description,
});

/** One day of one sample company on the screens of four people. */
export const screens = {
  _type: 'productStory',
  anchor: 'four-screens',
  title: 'Four people, four screens.',
  lead: 'One Friday at Marlow UK, a sample wholesaler, from the order desk to the ledger. Each person sees what the work needs.',
  look: 'screen',
  nextLabel: 'Next',
  steps: [
    step(
      'clipboard-list',
      'orders',
      'Order desk',
      'Each open order with its stage, and what stays of every item once the waiting orders are filled.',
    ),
    step(
      'warehouse',
      'picking',
      'Picker',
      'A list in the order of the bins, and the rack to walk to. Prices and customers are not on it.',
    ),
    step(
      'user-check',
      'approvals',
      'Approver',
      'One requisition is above the limit of the site lead, so the head of buying decides. Below, the latest orders, and a delivery that came short.',
    ),
    step(
      'landmark',
      'controller',
      'Controller',
      'What customers owe, by its age, and the entries that a sale, its cost and a receipt have posted.',
    ),
  ],
};
