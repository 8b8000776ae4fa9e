import { ground } from '../../theme/contract.css';
import { style, textProperties } from '../../theme/style';
import { evenColumns, fontSize, space } from '../../theme/tokens';

const hairline = `1px solid ${ground.rule}`;

export const row = style({
  display: 'grid',
  gridTemplateColumns: evenColumns(2),
  wide: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
});

/** The figure is read after its label, but shown above it. */
export const cell = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space[4],
  paddingBlock: space[20],
  borderBottom: hairline,
  selectors: {
    '&:nth-child(even)': { paddingInlineStart: space[16] },
    '&:nth-child(odd):not(:last-child)': { paddingInlineEnd: space[16], borderInlineEnd: hairline },
    '&:nth-child(odd):last-child': { gridColumn: '1 / -1' },
  },
  wide: {
    paddingBlock: `${space[40]} ${space[32]}`,
    selectors: {
      '&:nth-child(n)': { gridColumn: 'auto' },
      '&:not(:first-child)': { paddingInlineStart: space[24] },
      '&:not(:last-child)': { paddingInlineEnd: space[24], borderInlineEnd: hairline },
    },
  },
});

/** A little smaller than a title, so that the longest fits one line in a quarter of the page. */
export const figure = style({
  ...textProperties('h2'),
  fontSize: fontSize.figure,
  color: ground.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
