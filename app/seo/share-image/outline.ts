export type Point = { x: number; y: number };
/** A closed line: each step leads from the end of the one before, straight or (quadratic) by a control point. */
export type Contour = { to: Point; control?: Point }[];

export const midpoint = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

/** Straight lines that a curve is drawn with: at the sizes of a title none is longer than a few pixels. */
const LINES_A_CURVE = 5;

/** The corners of a contour, curves as straight lines. */
export function cornersOf(contour: Contour, place: (point: Point) => Point): Point[] {
  const corners: Point[] = [];
  for (const { to, control } of contour) {
    const [from, end] = [corners.at(-1), place(to)];
    if (from && control) {
      const middle = place(control);
      for (let step = 1; step < LINES_A_CURVE; step += 1)
        corners.push(onCurve(from, middle, end, step / LINES_A_CURVE));
    }
    corners.push(end);
  }
  return corners;
}

function onCurve(from: Point, control: Point, to: Point, share: number): Point {
  const [a, b, c] = [(1 - share) ** 2, 2 * (1 - share) * share, share ** 2];
  return { x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y };
}
