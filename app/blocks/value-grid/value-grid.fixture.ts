import type { BlockOf } from '../../content/content-types';
import { mediaFixture } from '../media.fixture';

export const valueGridFixture: BlockOf<'valueGrid'> = {
  _key: 'values',
  _type: 'valueGrid',
  anchor: null,
  title: 'What we hold to.',
  values: [
    {
      _id: 'value-1',
      id: 'get-it-right',
      title: 'Get it right',
      description: 'Totals agree. Dates are real. If we are unsure, we say so.',
      hasImage: true,
      color: null,
      image: mediaFixture({ source: 'illustration', illustration: 'value-1', decorative: true }),
    },
    {
      _id: 'value-2',
      id: 'work-as-one-team',
      title: 'Work as one team',
      description: 'Product, support and implementation share the same facts.',
      hasImage: true,
      color: 'clay',
      image: mediaFixture({ source: 'illustration', illustration: 'value-2', alt: 'Two blocks, one beam' }),
    },
    {
      _id: 'value-3',
      id: 'leave-it-stronger',
      title: 'Leave it stronger',
      description: 'Each release should bear a little more weight than the last.',
      hasImage: false,
      color: 'moss',
      image: mediaFixture({ source: 'illustration', illustration: 'value-3', decorative: true }),
    },
  ],
};
