/** @returns the value that this share of the values does not exceed; NaN where there is none */
export const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** @returns the middle of the values, the lower one of two; NaN where there is none */
export const median = (values: readonly number[]) => percentile(values, 0.5);
