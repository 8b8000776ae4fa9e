import type { BlockOf } from '../../content-model/content-types';
import { type ViewName, views } from '../../product-views/view.fixture';

type Step = BlockOf<'productStory'>['steps'][number];

const step = (view: ViewName, icon: Step['icon'], title: string, description: string): Step => ({
  _key: title,
  icon,
  title,
  description,
  view: views[view],
});

export const productStoryFixture: BlockOf<'productStory'> = {
  _key: 'product-story',
  _type: 'productStory',
  anchor: null,
  title: 'One order, six sheets.',
  lead: 'It is written once.',
  nextLabel: 'Next',
  look: 'sheet',
  steps: [
    step('ledger', 'clipboard-list', 'Ordered', 'The order is written once.'),
    step('flow', 'warehouse', 'Picked from its bin', 'The list names the bin.'),
    step('drawings', 'truck', 'Shipped', 'It is no longer in stock.'),
    step('ledger', 'receipt', 'Billed', 'The customer owes it.'),
    step('ledger', 'landmark', 'Cost in the ledger', 'Its cost is posted.'),
    step('charts', 'chart-line', 'Forecast moved', 'The money is expected.'),
  ],
};
