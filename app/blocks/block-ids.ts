import { partIds, reservedIds } from '../../protocol/element-ids';
import type { Block } from '../content-model/content-types';
import { richTextHeadings } from '../rich-text/portable-text';

/** The id of a block's heading, which labels its section. It has no white space, even if the key contains some. */
export function titleId(block: { _key: string }): string {
  return `title-${block._key.replace(/[^\w-]/g, '-')}`;
}

/**
 * The element ids of a block's parts, besides those of the block itself and of its title.
 * @param takenIds ids already on the page, including the frame's
 * @returns an id for each part in order; undefined for a record whose id is taken: only the first occurrence has the id
 */
function blockIds(block: Block, takenIds: ReadonlySet<string>): ReadonlyArray<string | undefined> {
  switch (block._type) {
    case 'moduleSections':
      return partIds(
        block.sections.map((section) => section.anchor || section.title),
        takenIds,
      );
    case 'faqGroups': {
      const groups = partIds(
        block.groups.map((group) => group.title),
        takenIds,
      );
      // The groups first, then all questions.
      const questions = block.groups.flatMap((group) => group.items);
      return [...groups, ...questionIds(questions, new Set([...takenIds, ...groups]))];
    }
    case 'faqList':
      return questionIds(block.items, takenIds);
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

/** A record's id is content, and links from elsewhere may use it: it is printed unchanged or not at all. */
function recordIds(records: ReadonlyArray<{ id: string }>, takenIds: ReadonlySet<string>) {
  const taken = new Set(takenIds);
  return records.map(({ id }) => {
    if (id === '' || taken.has(id)) return undefined;
    taken.add(id);
    return id;
  });
}

const questionIds = (items: ReadonlyArray<{ _id: string }>, takenIds: ReadonlySet<string>) =>
  recordIds(
    items.map(({ _id }) => ({ id: `question-${_id.replace(/[^\w-]/g, '-')}` })),
    takenIds,
  );

type PlacedBlock = { block: Block; ids: ReturnType<typeof blockIds> };

/**
 * Assigns element ids to the blocks of a page, so that each id occurs once for any content: two equal headings, a person
 * quoted twice, a duplicate anchor, which the second block loses.
 * @param above ids of a text that stands above the blocks
 */
export function placeBlocks(blocks: ReadonlyArray<Block>, above: readonly string[] = []): PlacedBlock[] {
  const taken = new Set([...reservedIds, ...above, ...blocks.map(titleId)]);
  // Anchors are chosen by hand and linked to: they have priority over ids generated from text.
  const anchored = blocks.map((block) => withFreeAnchor(block, taken));
  return anchored.map((block) => {
    const ids = blockIds(block, taken);
    for (const id of ids) if (id) taken.add(id);
    return { block, ids };
  });
}

function withFreeAnchor(block: Block, taken: Set<string>): Block {
  if (!block.anchor) return block;
  if (taken.has(block.anchor)) return Object.assign({}, block, { anchor: null });
  taken.add(block.anchor);
  return block;
}
