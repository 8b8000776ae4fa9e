import { defineField, type ValidationContext } from 'sanity';
import { isRecord } from '../../../protocol/is-record';
import { visibleSpan } from '../../../protocol/visibility';

/** Whose dates, and the group or fieldset in which they stand. */
type DateFieldsOptions = { of: 'page' | 'block' | 'opening'; group?: string; fieldset?: string };

/** The dates of a page, an article, an opening or a block; `protocol/visibility.ts` says what they mean. */
export function dateFields({ of, ...place }: DateFieldsOptions) {
  return [
    defineField({
      name: 'visibleFrom',
      title: 'Visible from',
      type: 'datetime',
      description: `${startOf[of]} ${SECRET}`,
      ...place,
    }),
    defineField({
      name: 'visibleUntil',
      title: 'Visible until',
      type: 'datetime',
      description: endOf[of],
      validation: (rule) => rule.custom(isAfterStart),
      ...place,
    }),
  ];
}

const startOf = {
  page: 'Publish now, and the site shows the page from then on, in your time zone. Empty: as soon as it is published.',
  block: 'The page shows the block from then on, in your time zone. Empty: as soon as it is published.',
  opening:
    'Publish now, and the site lists the job from then on, in your time zone. Empty: as soon as it is published.',
};
const endOf = {
  page: 'From then on the address is “not found”, and no list names the page. Empty: it stays.',
  block: 'From then on the page is shown without the block. Empty: it stays.',
  opening: 'From then on no page lists the job. Empty: it stays.',
};
/** A published document is public for Sanity's API, whatever its dates say. */
const SECRET =
  'This hides it on the site only: anyone who knows how can read published documents directly from a public dataset. Keep a secret unpublished until its day.';

function isAfterStart(visibleUntil: string | undefined, { parent }: ValidationContext): true | string {
  const { fromMs, untilMs } = visibleSpan({ ...(isRecord(parent) ? parent : {}), visibleUntil });
  return fromMs < untilMs || 'The end must be later than “Visible from”: it would never be shown.';
}
