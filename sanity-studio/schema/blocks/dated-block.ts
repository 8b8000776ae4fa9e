import type { ObjectDefinition } from 'sanity';
import { type VisibleDates, visibleSpan } from '../../../protocol/visibility';
import { dateFields } from '../fields/date-fields';
import { dateAndTime } from '../names/studio-dates';

/**
 * Adds the dates to a block's fields, and to its line in the list of a page's blocks.
 * @param type of a block
 */
export function withDates({ fields, fieldsets = [], preview, ...type }: ObjectDefinition): ObjectDefinition {
  const prepare = preview?.prepare;
  return {
    ...type,
    fieldsets: [...fieldsets, { name: 'dates', title: 'Dates', options: { collapsible: true } }],
    fields: [...fields, ...dateFields({ of: 'block', fieldset: 'dates' })],
    preview: {
      ...preview,
      select: { ...preview?.select, visibleFrom: 'visibleFrom', visibleUntil: 'visibleUntil' },
      prepare: ({ visibleFrom, visibleUntil, ...selected }, options) => {
        const shown = prepare?.(selected, options) ?? selected;
        const words = datesInWords({ visibleFrom, visibleUntil });
        return { ...shown, subtitle: [shown.subtitle, words].filter(Boolean).join(' · ') };
      },
    },
  };
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
