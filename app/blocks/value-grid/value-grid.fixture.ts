import type { BlockOf } from '../../content/content-types';
import { drawingFixture } from '../media.fixture';

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
      image: drawingFixture('value-1'),
    },
    {
      _id: 'value-2',
      id: 'work-as-one-team',
      title: 'Work as one team',
      description: 'Product, support and implementation share the same facts.',
      hasImage: true,
      color: 'clay',
      image: drawingFixture('value-2', 'Two blocks, one beam'),
    },
    {
      _id: 'value-3',
      id: 'leave-it-stronger',
      title: 'Leave it stronger',
      description: 'Each release should bear a little more weight than the last.',
      hasImage: false,
      color: 'moss',
      image: drawingFixture('value-3'),
    },
  ],
};
