import { defineType, type ObjectDefinition } from 'sanity';
import { type VisibleDates, visibleSpan } from '../../../protocol/visibility';
import { blockPicture } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { dateFields } from '../fields/date-fields';
import { dateAndTime } from '../names/studio-dates';

type BlockOptions = Omit<ObjectDefinition, 'type' | 'title' | 'preview'> & {
  title: string;
  /** One or two fields that tell the block from others of its kind: its title by default. */
  shown?: string[];
  /** What editors read of such a field, if that is not what is stored. */
  inWords?: (stored: string) => string;
};

/**
 * A block: after its own fields it has a link name and dates. In the list of a page's blocks its title stands above its
 * kind.
 */
export function defineBlock({
  fields,
  fieldsets = [],
  shown = ['title'],
  inWords = (text) => text,
  ...block
}: BlockOptions) {
  return defineType({
    ...block,
    type: 'object',
    fieldsets: [...fieldsets, { name: 'dates', title: 'Dates', options: { collapsible: true } }],
    fields: [...fields, anchorField, ...dateFields({ of: 'block', fieldset: 'dates' })],
    preview: {
      select: {
        ...Object.fromEntries(shown.map((field, at) => [`shown${at}`, field])),
        visibleFrom: 'visibleFrom',
        visibleUntil: 'visibleUntil',
      },
      prepare: ({ visibleFrom, visibleUntil, ...selected }) => {
        const words = Object.values(selected).flatMap((text) =>
          typeof text === 'string' && text !== '' ? [inWords(text)] : [],
        );
        return {
          title: words.join(' ') || block.title,
          subtitle: [block.title, datesInWords({ visibleFrom, visibleUntil })].filter(Boolean).join(' · '),
          media: blockPicture(block.name),
        };
      },
    },
  });
}

/**
 * When something is visible, in words for editors.
 * @returns for example “from 1 Dec 2026, 09:00 until 24 Dec 2026, 18:00”; empty without dates
 */
function datesInWords(dates: VisibleDates): string {
  const { fromMs, untilMs } = visibleSpan(dates);
  const words = [
    ['from', fromMs],
    ['until', untilMs],
  ] as const;
  return words
    .filter(([, ms]) => Number.isFinite(ms))
    .map(([word, ms]) => `${word} ${dateAndTime(new Date(ms).toISOString())}`)
    .join(' ');
}
