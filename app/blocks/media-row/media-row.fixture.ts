import type { BlockOf } from '../../content/content-types';
import { mediaFixture } from '../media.fixture';

export const mediaRowFixture: BlockOf<'mediaRow'> = {
  _key: 'pipeline',
  _type: 'mediaRow',
  anchor: null,
  title: 'Orders, billing and returns in one line.',
  text: 'See where each order stands without asking the warehouse.',
  link: null,
  image: mediaFixture({
    source: 'vignette',
    vignette: 'order-pipeline',
    caption: 'Orders by stage, from new to returned.',
  }),
};
