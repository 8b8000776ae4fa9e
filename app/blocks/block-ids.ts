import type { Block } from '../content/content-types';
import { partIds, reservedIds } from '../ui/element-ids';
import { richTextHeadings } from '../ui/rich-text/rich-text-headings';

/**
 * The element ids of a block's parts, beside the ids of the block itself and of its title. The page asks before it shows
 * the blocks, so that each keeps off the ids of those above it; the block asks again when it is shown.
 * @param block any block
 * @param takenIds ids that stand on the page already, those of the frame included
 * @returns an id for each part in order; undefined for a record whose id is taken: the first to show it carries its id
 */
export function blockIds(
  block: Block,
  takenIds: ReadonlySet<string> = reservedIds,
): ReadonlyArray<string | undefined> {
  switch (block._type) {
    case 'moduleSections':
      return partIds(
        block.sections.map((section) => section.anchor || section.title),
        takenIds,
      );
    case 'faqGroups':
      return partIds(
        block.groups.map((group) => group.title),
        takenIds,
      );
    case 'prose':
      return richTextHeadings(block.body, takenIds).map((heading) => heading.id);
    case 'employeeQuotes':
      return recordIds(block.quotes, takenIds);
    case 'industryGrid':
      return recordIds(block.industries, takenIds);
    case 'testimonialRow':
      return recordIds(block.testimonials, takenIds);
    case 'valueGrid':
      return recordIds(block.values, takenIds);
    default:
      return [];
  }
}

/** A record's id is content and may lead somewhere from elsewhere: it is kept as it is or not at all. */
function recordIds(records: ReadonlyArray<{ id: string }>, takenIds: ReadonlySet<string>) {
  const taken = new Set(takenIds);
  return records.map(({ id }) => {
    if (id === '' || taken.has(id)) return undefined;
    taken.add(id);
    return id;
  });
}
