import type { Tone } from '../../protocol/content-names';

type Order = { number: string; customer: string; status: string; tone: Tone; value: number };

/** This week's orders by stage, in the sequence of the stages. */
export const orderStages = [
  { name: 'New', count: 14 },
  { name: 'Picking', count: 9 },
  { name: 'Shipped', count: 22 },
  { name: 'Billed', count: 31 },
  { name: 'Returned', count: 2 },
];

export const recentOrders: Order[] = [
  { number: 'SO-2290', customer: 'Tamsin Foods', status: 'Picking', tone: 'slate', value: 3_180 },
  { number: 'SO-2288', customer: 'Northquay', status: 'Shipped', tone: 'pine', value: 12_640 },
  { number: 'SO-2281', customer: 'Halden & Rye', status: 'Return raised', tone: 'ochre', value: 415 },
];
