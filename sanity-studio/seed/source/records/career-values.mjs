import { media } from '../build/media.mjs';
import { record } from '../build/record.mjs';

const value = (id, fields) => record('careerValue', id, { id, ...fields });

/** Three values, each with its drawing. */
export const careerValues = [
  value('get-it-right', {
    title: 'Get it right',
    description: 'Totals add up, dates are real, and what we are unsure of we say we are unsure of.',
    hasImage: true,
    image: media.illustration('value-1'),
  }),
  value('work-as-one-team', {
    title: 'Work as one team',
    description: 'Product, support and implementation work from the same facts.',
    hasImage: true,
    image: media.illustration('value-2'),
  }),
  value('leave-it-stronger', {
    title: 'Leave it stronger',
    description: 'Each release should carry a little more weight than the last.',
    hasImage: true,
    image: media.illustration('value-3'),
  }),
];
