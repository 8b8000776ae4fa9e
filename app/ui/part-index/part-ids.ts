import { headingId } from '../rich-text/heading-id';

/** Ids that the page's frame uses itself. */
const RESERVED_IDS = ['main', 'site-map', 'chat'];

/**
 * Anchors for the parts of a page, made from their titles.
 * @param titles in page order; two that read alike are told apart by a number
 * @returns as many ids, all different, none of them the frame's own
 */
export function partIds(titles: ReadonlyArray<string>): string[] {
  const taken = new Set(RESERVED_IDS);
  return titles.map((title) => headingId(title, taken));
}
