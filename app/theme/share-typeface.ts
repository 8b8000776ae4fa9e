import font from './instrument-sans-560.ttf?inline';

/**
 * The typeface of the pictures that pages are shared with: the one of the headings, with one weight, as a TrueType file.
 * How it was made: docs/brand.md.
 */
export const shareTypeface = { dataUrl: font };
