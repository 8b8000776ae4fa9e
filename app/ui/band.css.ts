import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ground, onBase } from '../theme/ground.css';
import { gridGap, gutter, media, rhythm, space } from '../theme/tokens';

const UNDER_HEAD = space[48];

const bare = style({});
const sunk = style({ background: vars.colour.sunk });

export const tone = { paper: bare, sunk, base: onBase };

export const padding = styleVariants({
  section: { paddingBlock: rhythm.section },
  module: { paddingBlock: rhythm.moduleSection },
  /** Reads on from the page's head right above it. */
  underHead: { paddingTop: UNDER_HEAD, paddingBottom: rhythm.section },
  none: {},
  /** Belongs to the band above it: one gap below it on the same ground, a whole section's on another. */
  attached: {},
});

/**
 * How bands follow one another. Blocks come in any order, so what lies between two of them is decided here: two bands
 * of one ground read as one, and the space between them is spent once, below the first.
 */
const padded = [padding.section, padding.module];
for (const ground of Object.values(tone)) {
  for (const before of [...padded, padding.underHead]) {
    for (const after of padded) {
      globalStyle(`.${ground}.${before} + .${ground}.${after}`, { paddingTop: 0 });
    }
  }
}
/** The parts of a module band stand twice its space apart: so does what follows them. */
for (const ground of Object.values(tone)) {
  for (const after of padded) {
    globalStyle(`.${ground}.${padding.module} + .${ground}.${after}`, { paddingTop: rhythm.moduleSection });
  }
}
globalStyle(`.${tone.paper}.${padding.section}:has(+ .${padding.attached})`, { paddingBottom: gridGap });
globalStyle(`.${tone.sunk} + .${padding.attached}, .${tone.base} + .${padding.attached}`, {
  paddingTop: rhythm.section,
});

/** What closes the page begins on its paper: below a coloured band it keeps its distance. */
globalStyle(`.${tone.sunk}:last-child, .${tone.base}:last-child`, { marginBottom: rhythm.section });

export const container = style({ width: '100%', paddingInline: gutter });

export const split = style({
  display: 'grid',
  gap: rhythm.headToContent,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: gridGap,
      alignItems: 'start',
    },
  },
});

export const splitHead = style({
  display: 'grid',
  gap: space[20],
  justifyItems: 'start',
  '@media': { [media.wide]: { gridColumn: '1 / 5' } },
});

/** Keyed by the column in which the splitContent begins. */
export const splitContent = styleVariants({
  6: { '@media': { [media.wide]: { gridColumn: '6 / -1' } } },
  7: { '@media': { [media.wide]: { gridColumn: '7 / -1' } } },
});

export const blockHead = style({
  display: 'grid',
  gap: space[20],
  marginBottom: rhythm.headToContent,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: gridGap,
      alignItems: 'end',
    },
  },
});

export const blockTitle = style({ '@media': { [media.wide]: { gridColumn: '1 / 8' } } });

export const blockAside = style({
  display: 'grid',
  gap: space[16],
  justifyItems: 'start',
  '@media': { [media.wide]: { gridColumn: '8 / -1' } },
});

export const titledText = style({ display: 'grid', gap: space[20], justifyItems: 'start' });

export const ruledSection = style({
  selectors: {
    '& + &': {
      marginTop: rhythm.moduleSection,
      paddingTop: rhythm.moduleSection,
      borderTop: `1px solid ${ground.rule}`,
      /** A link to the ruledSection leads to its title, not to the space above it. */
      scrollMarginTop: `calc(${space[24]} - ${rhythm.moduleSection})`,
    },
  },
});
