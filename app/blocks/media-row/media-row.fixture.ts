import type { BlockOf } from '../../content/content-types';
import { viewFixture } from '../media.fixture';

export const mediaRowFixture: BlockOf<'mediaRow'> = {
  _key: 'pipeline',
  _type: 'mediaRow',
  anchor: null,
  title: 'Orders, billing and returns in one line.',
  text: 'See where each order stands without asking the warehouse.',
  link: null,
  image: viewFixture('order-pipeline', 'Orders by stage, from new to returned.'),
};
