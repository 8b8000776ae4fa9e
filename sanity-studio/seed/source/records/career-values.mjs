import { media } from '../build/media.mjs';
import { record } from '../build/record.mjs';

const value = (id, fields) => record('careerValue', id, { id, ...fields });

/** Three values, each with its drawing. */
export const careerValues = [
  value('get-it-right', {
    title: 'Get it right',
    description: 'Totals agree. Dates are real. If we are unsure, we say so.',
    hasImage: true,
    image: media.illustration('value-1'),
  }),
  value('work-as-one-team', {
    title: 'Work as one team',
    description: 'Product, support and implementation share the same facts.',
    hasImage: true,
    image: media.illustration('value-2'),
  }),
  value('leave-it-stronger', {
    title: 'Leave it stronger',
    description: 'Each release should bear a little more weight than the last.',
    hasImage: true,
    image: media.illustration('value-3'),
  }),
];
