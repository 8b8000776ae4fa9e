import { record } from '../build/record.mjs';
import { table } from './table.mjs';

/** A financial group: three companies in three currencies, and what they sell to each other. */
export const ashdown = record('sampleCompany', 'ashdown', {
  title: 'Ashdown Group',
  day: '2026-03-06',
  taxName: 'VAT',
  taxRate: 20,
  entities: table('name currency revenue cost withinGroup', [
    ['Ashdown UK', 'GBP', 684.2, 391.5, 42],
    ['Ashdown EU', 'EUR', 412.8, 228.4, 18.6],
    ['Ashdown US', 'USD', 236.5, 141.2, 0],
  ]),
});
