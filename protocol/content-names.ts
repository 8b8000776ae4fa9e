/** Names that content stores, that Studio offers and that the site draws; each list in Studio's order. */

/** Lucide icons. */
export const iconNames = [
  'arrow-up-right',
  'badge-check',
  'banknote',
  'book-open',
  'boxes',
  'briefcase',
  'briefcase-business',
  'calculator',
  'calendar-check',
  'chart-column',
  'chart-line',
  'circle-question-mark',
  'clipboard-list',
  'clock',
  'coins',
  'construction',
  'factory',
  'file-check-2',
  'folder-kanban',
  'fuel',
  'globe',
  'graduation-cap',
  'handshake',
  'hard-hat',
  'headset',
  'heart',
  'info',
  'key-round',
  'landmark',
  'laptop',
  'layers',
  'life-buoy',
  'mail',
  'map-pin',
  'message-square',
  'messages-square',
  'newspaper',
  'package',
  'pen-line',
  'percent',
  'phone',
  'receipt',
  'repeat',
  'scale',
  'school',
  'shield-check',
  'split',
  'sprout',
  'store',
  'truck',
  'user-check',
  'users',
  'warehouse',
  'workflow',
] as const;

/**
 * `amount` has two decimals, `whole` none, `tenths` and `share` one. `bar` and `people` are drawn, to the scale of
 * their column; these two and `share` are calculated from another column and have no cells of their own.
 */
export const columnKinds = [
  'text',
  'date',
  'tag',
  'amount',
  'whole',
  'tenths',
  'share',
  'bar',
  'people',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** The sheets that show a column, by their width; the last two are for columns that stand for others on narrow sheets. */
export const columnWidths = [
  'always',
  'not-tiniest',
  'not-tiny',
  'not-narrow',
  'not-middle',
  'only-middle',
  'only-tiny',
] as const;
export type ColumnWidth = (typeof columnWidths)[number];

export const columnLooks = ['strong', 'quiet'] as const;

/** The looks of a row: `title` is a heading across all columns. */
export const rowLooks = ['strong', 'quiet', 'title'] as const;

export const spanUnits = ['week', 'month'] as const;

/** Drawings, sample portraits and sample logos that come with the site and follow its theme. */
export const illustrationNames = [
  'industry-retail',
  'industry-finance',
  'industry-manufacturing',
  'industry-construction',
  'industry-services',
  'industry-oil',
  'about-drives-us',
  'about-future',
  'value-1',
  'value-2',
  'value-3',
  'contact',
  'support-questions',
  'support-guides',
  'support-hours',
  'not-found',
  'portrait-1',
  'portrait-2',
  'portrait-3',
  'portrait-4',
  'portrait-5',
  'portrait-6',
  'portrait-7',
  'portrait-8',
  'portrait-9',
  'portrait-10',
  'portrait-11',
  'portrait-12',
  'portrait-13',
  'logo-1',
  'logo-2',
  'logo-3',
  'logo-4',
  'logo-5',
  'logo-6',
] as const;
export type IllustrationName = (typeof illustrationNames)[number];

/** The minerals of the design: the only colours that content may choose. */
export const tones = ['pine', 'ochre', 'clay', 'slate', 'moss', 'iron'] as const;
export type Tone = (typeof tones)[number];

export function isTone(value: unknown): value is Tone {
  return tones.some((tone) => tone === value);
}
