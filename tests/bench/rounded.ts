/** @returns the value with two digits after the point, which is all that a measurement on a busy machine carries */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
