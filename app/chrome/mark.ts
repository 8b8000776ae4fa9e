/**
 * The mark: corners of its shapes, within a square of `size`. It stands beside the name, and on the pictures that pages
 * are shared with; the files in `app/icons/` show it too.
 */
export const mark = {
  size: 32,
  /** In the accent colour. */
  accent: ['11,3 21,3 21,16 11,16'],
  /** In the colour of the name. */
  ink: ['6.5,17.5 25.5,17.5 25.5,22 6.5,22', '2,23.5 30,23.5 30,29 2,29'],
};
