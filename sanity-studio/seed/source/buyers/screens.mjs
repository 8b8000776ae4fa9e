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
  lead: 'One Friday at Marlow UK, a sample wholesaler, from the order desk to the ledger. Each person sees what their work needs.',
  look: 'screen',
  nextLabel: 'Next',
  steps: [
    step(
      'clipboard-list',
      'orders',
      'Order desk',
      'Each open order with its stage, and what is left of each item once they are filled.',
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
      'One requisition is above the site lead’s limit, so the head of buying decides. Below it are the latest orders, and a delivery that arrived short.',
    ),
    step(
      'landmark',
      'controller',
      'Controller',
      'What customers owe, by age, and the entries that a sale, its cost and a receipt have posted.',
    ),
  ],
};
