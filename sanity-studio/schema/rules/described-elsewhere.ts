import type { Path } from 'sanity';
import { describingField } from './describing-field';

/**
 * Whether a field of the document, and not the picture itself, holds a picture's alternative text.
 * @param type the document's; undefined where it is not known yet
 * @param path of the picture within the document
 */
export function isDescribedElsewhere(type: string | undefined, path: Path | undefined): boolean {
  return type !== undefined && describingField(type, (path ?? []).join('.')) !== undefined;
}
