import { join } from 'node:path';
import letters from './instrument-sans-560.letters.json';

/**
 * The typeface of the pictures that pages are shared with: the one of the headings, with one weight. How both files were
 * made: docs/brand.md. The build has the first one beside the renderer (`scripts/build-renderer.ts`).
 */
export const shareTypeface = {
  file: join(import.meta.dirname, 'instrument-sans-560.ttf'),
  family: 'Instrument Sans',
  /** Height of a capital letter, in em. */
  capHeight: 0.72,
  /** Each letter that it has: its width, and the space at its left, in thousandths of an em. */
  letters: new Map(Object.entries(letters)),
};
