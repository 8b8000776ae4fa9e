import { colour, ground } from '../theme/contract.css';
import { flexRow, hidden, style, textProperties } from '../theme/style';
import { baseEdge, duration, radius, space } from '../theme/tokens';

export const pagination = style({
  ...textProperties('small'),
  ...flexRow(space[4]),
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  marginTop: space[32],
  color: ground.text2,
  print: { display: 'none' },
});

export const numbers = style({ ...flexRow(space[4]), flexWrap: 'wrap', justifyContent: 'center' });
export const item = style(flexRow(space[4]));
export const gap = style({ color: ground.text3 });

const target = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '44px',
  borderRadius: radius.control,
  transition: `background-color ${duration.colour}, color ${duration.colour}`,
} as const;

export const number = style({
  ...target,
  minWidth: space[40],
  paddingInline: space[8],
  fontVariantNumeric: 'tabular-nums lining-nums',
  ':hover': { background: colour.sunk, color: ground.text },
  selectors: {
    '&[aria-current]': {
      color: ground.text,
      fontWeight: 620,
      paddingTop: baseEdge.launcher,
      borderBottom: `${baseEdge.launcher} solid ${colour.accent}`,
      borderRadius: 0,
    },
  },
});

export const step = style({
  ...target,
  gap: space[8],
  minWidth: space[40],
  paddingInline: space[12],
  color: ground.text,
  fontWeight: 560,
  ':hover': { background: colour.sunk },
  ':empty': { visibility: 'hidden' },
  small: { minWidth: '128px' },
  selectors: {
    '&:first-child': { justifyContent: 'flex-start', marginInlineStart: `calc(-1 * ${space[12]})` },
    '&:last-child': { justifyContent: 'flex-end', marginInlineEnd: `calc(-1 * ${space[12]})` },
  },
});

/** On phones the arrow says it. */
export const stepLabel = style({ belowSmall: hidden });
export const backwards = style({ display: 'grid', transform: 'rotate(180deg)' });
