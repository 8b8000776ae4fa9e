/** Style properties of a square that centres its icon. */
export const square = (side: string) =>
  ({ display: 'grid', placeItems: 'center', width: side, height: side }) as const;
