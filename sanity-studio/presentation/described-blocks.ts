import { studioPath } from '@sanity/client/csm';
import { isRecord, recordsIn } from '../../protocol/is-record';
import type { BlockNotes } from '../../protocol/page-blocks';
import { isTelling } from '../checks/place-of';
import { type FieldType, type Marker, typesAlong } from './described-text';

/** Between the titles of a field and the one that it is in. */
const WITHIN = ' › ';

/**
 * What the form says about the blocks of a page.
 * @param document the draft, or what is published
 * @param validation of the whole document
 * @returns for each block the title of its type, and what keeps the page from being published, each once
 */
export function describeBlocks(
  document: unknown,
  documentType: FieldType | undefined,
  validation: readonly Marker[],
): BlockNotes[] {
  const blocks = isRecord(document) ? document.blocks : undefined;
  const errors = validation
    .filter(({ level }) => level === 'error')
    .map(({ message, path }) => ({ message, path: studioPath.toString(path) }))
    .filter(isTelling);
  return recordsIn(blocks).flatMap(({ _key: key, _type: type }) => {
    if (typeof key !== 'string') return [];
    const own = `blocks[_key=="${key}"]`;
    const depth = typesAlong(documentType, document, own).length;
    const problems = errors
      .filter(({ path }) => path === own || path.startsWith(`${own}.`) || path.startsWith(`${own}[`))
      .map(({ message, path }) => {
        const titles = typesAlong(documentType, document, path).slice(depth);
        const field = titles.flatMap(({ title }) => title ?? []).join(WITHIN);
        return field === '' ? message : `${field}: ${message}`;
      });
    const title = typesAlong(documentType, document, own).at(-1)?.title;
    return [{ key, title: title ?? String(type), problems: [...new Set(problems)] }];
  });
}
