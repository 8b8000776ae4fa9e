import { companyFixture } from '../../../protocol/sample-company/company.fixture';
import { orderStory } from '../../../protocol/sample-company/order-story';
import type { BlockOf } from '../../content/content-types';

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
    {
      _key: 'order',
      icon: 'clipboard-list',
      sheet: 'order',
      title: 'Ordered',
      description: 'The order is written once.',
    },
    {
      _key: 'pick',
      icon: 'warehouse',
      sheet: 'pick',
      title: 'Picked from its bin',
      description: 'The list names the bin.',
    },
    {
      _key: 'shipment',
      icon: 'truck',
      sheet: 'shipment',
      title: 'Shipped',
      description: 'It is no longer in stock.',
    },
    {
      _key: 'invoice',
      icon: 'receipt',
      sheet: 'invoice',
      title: 'Billed',
      description: 'The customer owes it.',
    },
    {
      _key: 'ledger',
      icon: 'landmark',
      sheet: 'ledger',
      title: 'Cost in the ledger',
      description: 'Its cost is posted.',
    },
    {
      _key: 'forecast',
      icon: 'chart-line',
      sheet: 'forecast',
      title: 'Forecast moved',
      description: 'The money is expected.',
    },
  ],
};
