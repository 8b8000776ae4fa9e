/** Cost codes of one job: what was spent and what was planned. */
export const jobCosts = [
  { code: 'Labour', actual: 49_600, budget: 64_000 },
  { code: 'Materials', actual: 54_600, budget: 52_800 },
  { code: 'Subcontract', actual: 28_000, budget: 49_000 },
  { code: 'Plant hire', actual: 16_500, budget: 18_000 },
];
