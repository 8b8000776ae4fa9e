import type { Locator } from '@playwright/test';

/** Edges and size of a part, px. @throws if it is not shown */
export async function box(part: Locator) {
  const found = await part.boundingBox();
  if (!found) throw new Error('It is not shown');
  const { x: left, y: top, width, height } = found;
  return { left, top, width, height, right: left + width, bottom: top + height };
}

export async function overlaps(one: Locator, other: Locator) {
  const [a, b] = [await box(one), await box(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
