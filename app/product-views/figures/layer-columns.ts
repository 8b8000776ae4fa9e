import type { TableColumn } from './table-figures';

/** Columns for receipts of an item: when, how many, and at which cost. */
export const layerColumns = (received: string, quantity: string, value: string): TableColumn[] => [
  { label: received, kind: 'date' },
  { label: quantity, kind: 'quantity', margin: true },
  { label: 'Unit cost', kind: 'cost' },
  { label: value, kind: 'amount' },
];
