/** Product vignettes that editors may choose from, in the order in which the Studio lists them. */
export const vignetteNames = [
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

export type VignetteName = (typeof vignetteNames)[number];
