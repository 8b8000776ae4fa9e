/** Stock of one company in two warehouses and on the road; unit costs are weighted averages. */
export const stockByWarehouse = [
  { item: 'Oak shelf 900', north: 148, harbour: 62, inTransit: 24, unitCost: 18.4 },
  { item: 'Steel bracket', north: 1_204, harbour: 880, inTransit: 0, unitCost: 1.15 },
  { item: 'Wall anchor kit', north: 96, harbour: 310, inTransit: 120, unitCost: 3.6 },
  { item: 'Task lamp', north: 41, harbour: 18, inTransit: 36, unitCost: 27.5 },
  { item: 'Linen panel', north: 212, harbour: 0, inTransit: 60, unitCost: 9.25 },
];
