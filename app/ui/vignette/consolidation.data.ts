/** Three companies of one group, in thousands of the group's currency. Costs are negative. */
export const companies = [
  { name: 'Marlow UK', short: 'UK', currency: 'GBP', revenue: 412.6, cost: -236.1 },
  { name: 'Marlow EU', short: 'EU', currency: 'EUR', revenue: 268.3, cost: -151.4 },
  { name: 'Marlow US', short: 'US', currency: 'USD', revenue: 351.9, cost: -207.8 },
];

/** What the companies sold one another: it leaves revenue and cost, and no profit. */
export const eliminations = { name: 'Elim.', revenue: -48.2, cost: 48.2 };
