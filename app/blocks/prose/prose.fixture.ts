import type { BlockOf } from '../../content/content-types';
import { headingFixture, paragraphFixture } from '../text-block.fixture';

export const proseFixture: BlockOf<'prose'> = {
  _key: 'text',
  _type: 'prose',
  anchor: 'detail',
  body: [
    paragraphFixture('Training follows the work that somebody does.'),
    headingFixture('h2', 'By role'),
    paragraphFixture('An accountant starts with the ledger.'),
    headingFixture('h3', 'Warehouse roles'),
    { _key: 'note', _type: 'callout', tone: 'note', title: null, body: 'Managers, pickers and auditors.' },
  ],
};
