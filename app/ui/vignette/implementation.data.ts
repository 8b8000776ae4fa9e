const MONTHS_PER_WEEK = 12 / 52.1775;

/** How long implementation takes by company size, as the offer states it; from and to in months. */
export const implementationRanges = [
  { size: 'Small', range: '2–6 weeks', from: 2 * MONTHS_PER_WEEK, to: 6 * MONTHS_PER_WEEK },
  { size: 'Medium', range: '1–3 months', from: 1, to: 3 },
  { size: 'Large', range: '3–6 months', from: 3, to: 6 },
];
