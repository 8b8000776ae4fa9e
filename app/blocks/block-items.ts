import type { SearchedDocument } from '../content/content-types';

type Block = Extract<SearchedDocument, { _type: 'page' }>['blocks'][number];
type FaqBlock = Extract<Block, { _type: 'faqList' | 'faqGroups' }>;
/** A part of a block. */
export type BlockItem = {
  title?: string | null;
  description?: string | string[] | null;
  more?: string[];
  anchor?: string | undefined;
  /** Where it leads. */
  href?: string | null;
};

/** Whether a document is the page with all questions. */
export const hasAllQuestions = (document: SearchedDocument) =>
  document._type === 'page' && document.blocks.some((block) => block._type === 'faqGroups');

/**
 * The questions of a block, each with its address, which opens it.
 * @param ids of `blockIds`; those of questions are the last
 */
export function questionsOf(block: FaqBlock, ids: ReadonlyArray<string | undefined>) {
  const items = block._type === 'faqList' ? block.items : block.groups.flatMap((group) => group.items);
  return items.map((item, index) => ({ item, id: ids[ids.length - items.length + index] }));
}

/** The parts of a block that have a title and a text of their own. */
export function itemsOf(block: Block, ids: ReadonlyArray<string | undefined> = []): BlockItem[] {
  switch (block._type) {
    case 'moduleSections':
      return block.sections.flatMap(({ title, subTitle, description, bullets }, index) => {
        const points = bullets ?? [];
        const whole = {
          title,
          description: description ?? subTitle,
          more: points.map((point) => point.title),
        };
        return [whole, ...points].map((item) => ({ ...item, anchor: ids[index] }));
      });
    case 'missionSections':
      return block.sections.map(({ title1, title2, description }) => ({
        title: [title1, title2].filter(Boolean).join(' '),
        description,
      }));
    case 'valueGrid':
      return block.values;
    case 'perkList':
      return block.perks;
    case 'industryGrid':
      return block.industries;
    case 'ruledList':
      return block.items;
    case 'contactMethods':
      return block.methods.map((method) => {
        const contact = method.address || method.link?.label;
        return { ...method, more: contact ? [contact] : [] };
      });
    case 'openings':
      return block.openings.map(({ title, work, requirements }) => ({
        title,
        description: work,
        more: requirements,
      }));
    case 'productStory':
      return block.steps.map(({ title, description }) => ({ title, description }));
    case 'benefitGrid':
      return block.cards;
    case 'featureGrid':
      return block.cards.map(({ title, description }) => ({ title, description }));
    case 'capabilityGrid':
      // What is not available is no answer.
      return block.cards
        .filter(({ enabled }) => enabled !== false)
        .map(({ title, description, bullets }) => ({ title, description, more: bullets ?? [] }));
    default:
      return [];
  }
}
