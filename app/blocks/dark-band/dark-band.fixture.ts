import type { BlockOf } from '../../content/content-types';
import { viewFixture } from '../media.fixture';

export const darkBandFixture: BlockOf<'darkBand'> = {
  _key: 'companies',
  _type: 'darkBand',
  anchor: 'group',
  title: 'Several companies, one set of answers.',
  text: 'Business intelligence and multi-entity management bring each company into a group view, in the currency you report in.',
  link: { label: 'Why Plinth', href: '/company/why-plinth', newTab: null },
  image: viewFixture('consolidation', 'Three companies and their eliminations add up to the group.'),
};
