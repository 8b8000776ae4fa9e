import type { Point } from './outline';

/** How many shades an edge has between the colour before it and its own. */
const SHADES = 32;
const MOST_COLOURS = 256;

/** A picture in memory. Lengths are in pixels. The first shape must fill all of it. */
export class Picture {
  /** As in a PNG: a zero, and a byte for each pixel, which names a colour of the palette. */
  readonly rows: Uint8Array;
  /** Red, green, blue. */
  readonly palette: number[][] = [];
  readonly #mixed = new Map<number, number>();

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.rows = new Uint8Array((width + 1) * height);
  }

  /** A rectangle, whose sides are whole pixels. */
  fillRectangle(x: number, y: number, width: number, height: number, colour: string): void {
    const index = this.#colour(colour);
    for (let row = y; row < y + height; row += 1)
      this.rows.fill(index, this.#at(x, row), this.#at(x + width, row));
  }

  /**
   * Closed lines, filled where they run round a point (the rule `nonzero`), with smooth edges.
   * @param outlines corners of each, as part of one shape: where they overlap, they are drawn once
   */
  fillOutlines(outlines: Point[][], colour: string): void {
    const box = boxOf(outlines, this);
    if (box.width <= 0 || box.height <= 0) return;
    const covered = coverage(outlines, box);
    const index = this.#colour(colour);
    for (let y = 0; y < box.height; y += 1) {
      let sum = 0;
      for (let x = 0; x < box.width; x += 1) {
        sum += covered[y * box.stride + x] ?? 0;
        if (sum === 0) continue;
        const shade = Math.round(Math.min(Math.abs(sum), 1) * SHADES);
        if (shade === 0) continue;
        const at = this.#at(box.x + x, box.y + y);
        this.rows[at] = this.#mix(this.rows[at] ?? 0, index, shade);
      }
    }
  }

  #at(x: number, y: number): number {
    return y * (this.width + 1) + 1 + x;
  }

  /** @param colour as `#RRGGBB` */
  #colour(colour: string): number {
    return this.#indexOf([1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)));
  }

  #indexOf(colour: number[]): number {
    const known = this.palette.findIndex((other) => other.every((value, part) => value === colour[part]));
    return known === -1 ? this.palette.push(colour) - 1 : known;
  }

  #mix(ground: number, ink: number, shade: number): number {
    if (shade === SHADES || ground === ink) return ink;
    const key = (ground * MOST_COLOURS + ink) * SHADES + shade;
    const known = this.#mixed.get(key);
    if (known !== undefined) return known;
    const [from = [], to = []] = [this.palette[ground], this.palette[ink]];
    const mixed = from.map((value, part) => Math.round(value + (((to[part] ?? 0) - value) * shade) / SHADES));
    const isFull = this.palette.length >= MOST_COLOURS;
    const index = isFull ? (shade < SHADES / 2 ? ground : ink) : this.#indexOf(mixed);
    this.#mixed.set(key, index);
    return index;
  }
}

type Box = { x: number; y: number; width: number; height: number; stride: number };

function boxOf(outlines: Point[][], { width, height }: Picture): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const corners of outlines) {
    for (const { x, y } of corners) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  const [x, y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
  const [endX, endY] = [Math.min(width, Math.ceil(right)), Math.min(height, Math.ceil(bottom))];
  return { x, y, width: endX - x, height: endY - y, stride: endX - x + 2 };
}

/**
 * How much of each pixel is inside, as differences along its row: their sum up to a pixel is the pixel's. Each side of an
 * outline adds the area to its right, so that inner outlines, which run the other way, are subtracted.
 */
function coverage(outlines: Point[][], box: Box): Float32Array {
  const areas = new Float32Array(box.stride * box.height);
  for (const corners of outlines) {
    corners.forEach((to, index) => {
      const from = corners.at(index - 1) ?? to;
      addSide(areas, box, { x: from.x - box.x, y: from.y - box.y }, { x: to.x - box.x, y: to.y - box.y });
    });
  }
  return areas;
}

function addSide(areas: Float32Array, box: Box, from: Point, to: Point): void {
  if (from.y === to.y) return;
  const direction = from.y < to.y ? 1 : -1;
  const [top, bottom] = direction === 1 ? [from, to] : [to, from];
  const slope = (bottom.x - top.x) / (bottom.y - top.y);
  const end = Math.min(box.height, bottom.y);
  for (let row = Math.max(0, Math.floor(top.y)); row < end; row += 1) {
    const [start, stop] = [Math.max(top.y, row), Math.min(bottom.y, row + 1)];
    const height = (stop - start) * direction;
    const [one, other] = [top.x + (start - top.y) * slope, top.x + (stop - top.y) * slope];
    addRow(
      areas,
      row * box.stride,
      clamp(Math.min(one, other), box),
      clamp(Math.max(one, other), box),
      height,
    );
  }
}

const clamp = (x: number, { width }: Box) => Math.min(Math.max(x, 0), width);

/** The part of a side within one row: from `left` to `right`, `height` of a pixel high. */
function addRow(areas: Float32Array, row: number, left: number, right: number, height: number): void {
  const [first, last] = [Math.floor(left), Math.floor(right)];
  let before = 0;
  let integralBefore = 0;
  for (let x = first; x <= last; x += 1) {
    const integral = areaLeftOf(x + 1, left, right);
    const covered = (integral - integralBefore) * height;
    areas[row + x] = (areas[row + x] ?? 0) + covered - before;
    before = covered;
    integralBefore = integral;
  }
  areas[row + last + 1] = (areas[row + last + 1] ?? 0) + height - before;
}

/** The area between a side, as high as one pixel, and the vertical at `x`, on its right. */
function areaLeftOf(x: number, left: number, right: number): number {
  if (x >= right) return x - (left + right) / 2;
  return (x - left) ** 2 / (2 * (right - left));
}
