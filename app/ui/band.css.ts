import { colour, ground, onBase } from '../theme/contract.css';
import { globalStyle, stack, style, styleVariants } from '../theme/style';
import { gridGap, gutter, rhythm, space, twelveColumns } from '../theme/tokens';

const UNDER_HEAD = space[48];

const bare = style({});
const sunk = style({ background: colour.sunk });

export const tone = { paper: bare, sunk, base: onBase };

export const padding = styleVariants({
  section: { paddingBlock: rhythm.section },
  module: { paddingBlock: rhythm.moduleSection },
  /** Continues the page's head directly above it. */
  underHead: { paddingTop: UNDER_HEAD, paddingBottom: rhythm.section },
  /** Belongs to the band above it: one gap below it on the same ground, a whole section's on another. */
  attached: { paddingTop: UNDER_HEAD },
});

/**
 * Spacing between bands. Blocks come in any order, so the space between two of them is set here: two bands on the same
 * ground look like one, and the space between them is applied once, below the first.
 */
const padded = `:is(.${padding.section}, .${padding.module})`;
for (const ground of Object.values(tone)) {
  const before = `:is(.${padding.section}, .${padding.module}, .${padding.underHead})`;
  globalStyle(`.${ground}${before} + .${ground}${padded}`, { paddingTop: 0 });
}
/** A text to be read ends with a section's space. */
globalStyle(`article + .${tone.paper}${padded}`, { screen: { paddingTop: 0 } });
globalStyle(`.${tone.paper}.${padding.section}:has(+ .${padding.attached})`, { paddingBottom: gridGap });
globalStyle(`.${tone.sunk} + .${padding.attached}, .${tone.base} + .${padding.attached}`, {
  paddingTop: rhythm.section,
});

/** The closing part of the page has the page's ground: below a coloured band it needs its own space. */
globalStyle(`.${tone.sunk}:last-child, .${tone.base}:last-child`, { marginBottom: rhythm.section });

export const container = style({ width: '100%', paddingInline: gutter });

export const split = style({
  ...stack(rhythm.headToContent),
  medium: { ...twelveColumns, alignItems: 'start' },
});

export const splitHead = style({
  ...stack(space[20]),
  justifyItems: 'start',
  medium: { gridColumn: '1 / 5' },
});

export const splitContent = style({ medium: { gridColumn: '6 / -1' } });

export const blockHead = style({
  ...stack(space[20]),
  marginBottom: rhythm.headToContent,
  wide: { ...twelveColumns, alignItems: 'end' },
});

export const blockTitle = style({ wide: { gridColumn: '1 / 8' } });

export const blockAside = style({
  ...stack(space[16]),
  justifyItems: 'start',
  wide: { gridColumn: '8 / -1' },
});

export const titledText = style({ ...stack(space[20]), justifyItems: 'start' });

export const ruledSection = style({
  selectors: {
    '& + &': {
      marginTop: rhythm.moduleSection,
      paddingTop: rhythm.moduleSection,
      borderTop: `1px solid ${ground.rule}`,
      /** A link to the section scrolls to its title, not to the space above it. */
      scrollMarginTop: `calc(${space[24]} - ${rhythm.moduleSection})`,
    },
  },
});
