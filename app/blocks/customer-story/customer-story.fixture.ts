import type { BlockOf } from '../../content-model/content-types';
import { blockFields } from '../block-fields.fixture';
import { viewFixture } from '../media.fixture';

export const customerStoryFixture: BlockOf<'customerStory'> = {
  ...blockFields('customerStory'),
  title: 'A wholesaler.',
  lead: 'How it came to the product.',
  facts: [
    { label: 'Company', value: 'Marlow UK' },
    { label: 'Size', value: '60 people' },
  ],
  note: 'A sample.',
  chapters: [
    { title: 'Before', text: 'Orders were typed twice.' },
    { title: 'What was hard', text: 'Naming the bins.' },
  ],
  pictures: [{ _key: 'stock', media: viewFixture('drawings', 'Stock by warehouse.') }],
};
