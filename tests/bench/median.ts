const sorted = (values: readonly number[]) => [...values].sort((one, other) => one - other);

/** @returns the middle of the values, the upper one of two; NaN where there is none */
export function median(values: readonly number[]): number {
  return sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** @returns the 95th percentile of the values, which 95 of 100 do not exceed; NaN where there is none */
export function percentile95(values: readonly number[]): number {
  return sorted(values)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
}
