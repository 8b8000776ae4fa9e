const callout = (tone, title, body) => ({ _type: 'callout', tone, title, body });

/**
 * What may stand between the paragraphs of a rich text.
 *
 * - `figure(media)`
 * - `table(caption, rows)`: the first row is the head, the last one a total with `{ totalRow: true }`; every cell
 *   is a string
 * - `note(title, body)` and `caution(title, body)`
 */
export const embed = {
  figure: (media) => ({ _type: 'figure', media }),
  table: (caption, rows, { totalRow = false } = {}) => ({
    _type: 'contentTable',
    caption,
    headerRow: true,
    totalRow,
    rows: rows.map((cells) => ({ cells })),
  }),
  note: (title, body) => callout('note', title, body),
  caution: (title, body) => callout('caution', title, body),
};
