import { headingId } from './rich-text/heading-id';
import { reservedIds } from './rich-text/reserved-ids';

/**
 * Anchors for the parts of a page, made from their titles.
 * @param titles in page order; two that read alike are told apart by a number
 * @param takenIds ids that stand on the page already, those of the frame included
 * @returns as many ids, all different, none of them taken
 */
export function partIds(
  titles: ReadonlyArray<string>,
  takenIds: ReadonlySet<string> = reservedIds,
): string[] {
  const taken = new Set(takenIds);
  return titles.map((title) => headingId(title, taken));
}
