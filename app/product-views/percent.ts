/**
 * A share of a drawing's width, for SVG lengths that follow the sheet while text keeps its size.
 * @param share 0 to 1; rounded to a hundredth of a percent, a tenth of a pixel at most
 */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
