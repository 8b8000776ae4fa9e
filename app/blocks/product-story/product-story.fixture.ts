import { companyFixture } from '../../../protocol/sample-company/company.fixture';
import { orderStory } from '../../../protocol/sample-company/order-story';
import type { BlockOf } from '../../content/content-types';

type Step = BlockOf<'productStory'>['steps'][number];

const step = (sheet: Step['sheet'], icon: Step['icon'], title: string, description: string): Step => ({
  _key: sheet,
  icon,
  sheet,
  title,
  description,
});

export const productStoryFixture: BlockOf<'productStory'> = {
  _key: 'product-story',
  _type: 'productStory',
  anchor: null,
  title: 'One order, six sheets.',
  lead: 'It is written once.',
  nextLabel: 'Next',
  company: null,
  story: orderStory(companyFixture),
  steps: [
    step('order', 'clipboard-list', 'Ordered', 'The order is written once.'),
    step('pick', 'warehouse', 'Picked from its bin', 'The list names the bin.'),
    step('shipment', 'truck', 'Shipped', 'It is no longer in stock.'),
    step('invoice', 'receipt', 'Billed', 'The customer owes it.'),
    step('ledger', 'landmark', 'Cost in the ledger', 'Its cost is posted.'),
    step('forecast', 'chart-line', 'Forecast moved', 'The money is expected.'),
  ],
};
