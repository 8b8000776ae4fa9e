/**
 * The mark, as paths within a square of `size`. It stands beside the name, and on the pictures that pages are shared with;
 * the files in `app/icons/` show it too.
 */
export const mark = {
  size: 32,
  /** Where its shapes begin. */
  left: 2,
  /** In the accent colour. */
  accent: 'M11 3h10v13H11z',
  /** In the colour of the name. */
  ink: 'M6.5 17.5h19V22h-19zM2 23.5h28V29H2z',
};
