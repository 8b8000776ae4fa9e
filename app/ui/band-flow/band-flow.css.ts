import { globalStyle, style } from '@vanilla-extract/css';
import { gridGap, rhythm } from '../../theme/tokens';
import { padding, tone } from '../band/band.css';

/**
 * How bands follow one another. Blocks come in any order, so what lies between two of them is decided here and
 * not in the blocks.
 */
const padded = [padding.section, padding.module];

/** Two bands of one ground read as one: the space between them is spent once, below the first. */
for (const ground of Object.values(tone)) {
  for (const before of padded) {
    for (const after of padded) {
      globalStyle(`.${ground}.${before} + .${ground}.${after}`, { paddingTop: 0 });
    }
  }
}

/** For a section without padding that belongs to the band above it, one gap below on the same ground. */
export const attached = style({});

globalStyle(`.${tone.paper}.${padding.section}:has(+ .${attached})`, { paddingBottom: gridGap });
globalStyle(`.${tone.sunk} + .${attached}, .${tone.base} + .${attached}`, { paddingTop: rhythm.section });
