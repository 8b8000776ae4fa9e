import type { MediaValue } from '../content/content-types';

/** Product views that editors may choose from, in the order in which the Studio lists them. */
export const productViewNames = [
  'general-ledger',
  'cash-flow-forecast',
  'stock-by-location',
  'stock-by-warehouse',
  'order-pipeline',
  'three-way-match',
  'budget-v-actual',
  'consolidation',
  'quote-outline',
  'implementation',
  'item-cost',
  'cost-of-sale',
] as const;

export type ProductViewName = (typeof productViewNames)[number];

/** Whether a picture of the content is a chart that lies on the page's own ground: all other views have a sheet round them. */
export function liesOnPage({ source, vignette }: MediaValue): boolean {
  return source === 'vignette' && vignette === 'implementation';
}
