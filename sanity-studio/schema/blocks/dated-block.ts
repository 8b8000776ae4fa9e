import type { ObjectDefinition } from 'sanity';
import { datesInWords } from '../../dates/dates-in-words';
import { dateFields } from '../fields/date-fields';

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
