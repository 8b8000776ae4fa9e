import { ground } from '../theme/contract.css';
import { hidden, style, textProperties, underline } from '../theme/style';
import { duration, space } from '../theme/tokens';

export const list = style({
  ...textProperties('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  paddingTop: space[12],
  lineHeight: 1.6,
  color: ground.text3,
  wide: { paddingTop: space[20] },
  print: { display: 'none' },
});

/**
 * The page's own name may be long: it wraps in its own box and stays on the line. On a phone it is only read out from the
 * third item on, because it is the title directly below and would take two more lines.
 */
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  maxWidth: '100%',
  selectors: { '&:last-child': { flex: '1 1 180px' } },
  belowSmall: { selectors: { '&:nth-child(n + 3):last-child': hidden } },
});

/** Underlined, because a group of the menu without a page is text beside it. */
export const link = style({
  paddingBlock: space[8],
  ...underline('.25em'),
  transition: `color ${duration.colour}`,
  ':hover': { color: ground.text },
});

export const current = style({ paddingBlock: space[8], color: ground.text, fontWeight: 500 });
