import { colour, ground } from '../theme/contract.css';
import { flexRow, square, stack, style, textProperties, underline, wrappedRow } from '../theme/style';
import {
  duration,
  easing,
  evenColumns,
  fontSize,
  gridGap,
  gutter,
  inset,
  radius,
  space,
} from '../theme/tokens';

/** Leaves room below for the floating buttons and the consent banner. */
export const footer = style({
  padding: `${space[56]} ${gutter} ${inset.aboveLauncher}`,
  borderTop: `1px solid ${colour.footEdge}`,
  background: colour.foot,
  color: colour.footText,
  vars: { [ground.focus]: colour.focusOnBase },
  small: {
    selectors: {
      ':root[data-consent="ask"] &, :root[data-consent-open] &': { paddingBottom: inset.aboveConsent },
    },
  },
  wide: { paddingTop: space[64] },
  // From here on the floating buttons are beside the grid.
  xwide: { paddingBottom: space[96] },
  print: { display: 'none' },
});

export const columns = style({
  ...stack(space[40]),
  compact: { gridTemplateColumns: evenColumns(2), gap: `${space[32]} ${gridGap}` },
  small: { gridTemplateColumns: evenColumns(3) },
  wide: { gridTemplateColumns: '240px minmax(0, 1fr)' },
});

export const tagline = style({
  maxWidth: '22ch',
  marginTop: space[12],
  color: colour.footLink,
  lineHeight: 1.42,
});

export const socials = style({ ...wrappedRow(space[8]), marginTop: space[28] });

export const social = style({
  ...square('44px'),
  borderRadius: radius.control,
  border: `1px solid ${colour.footEdge}`,
  transition: `background-color ${duration.colour}`,
  ':hover': { background: colour.footRule },
});

export const pages = style({ marginTop: space[28] });

/** On a tablet the brand and the groups are cells of one grid. */
export const groups = style({
  display: 'grid',
  borderTop: `1px solid ${colour.footRule}`,
  compact: { display: 'contents' },
  wide: { ...stack(`${space[32]} ${gridGap}`), gridTemplateColumns: evenColumns(5), borderTop: 'none' },
});

const title = { ...textProperties('small'), color: colour.focusOnBase, fontWeight: 600 };

/** A browser that cannot open a closed group by styles shows folded ones at every width. */
const CAN_UNFOLD = 'selector(::details-content)';
const unfolded = <const Rule>(rule: Rule) => ({ compact: { '@supports': { [CAN_UNFOLD]: rule } } });

export const groupTitle = style({
  ...title,
  display: 'none',
  marginBottom: space[8],
  lineHeight: '32px',
  ...unfolded({ display: 'block' }),
});

export const fold = style({
  borderBottom: `1px solid ${colour.footRule}`,
  ...unfolded({
    borderBottom: 'none',
    selectors: { '&::details-content': { contentVisibility: 'visible' } },
  }),
  selectors: {
    '&[open]': { paddingBottom: space[12] },
    // The rule of the legal row follows.
    ':last-child > &': { borderBottom: 'none' },
  },
});

export const foldTitle = style({
  ...title,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '48px',
  cursor: 'pointer',
  ...unfolded({ display: 'none' }),
});

export const foldSign = style({
  color: colour.footLink,
  transition: `transform ${duration.dropdown} ${easing.enter}`,
  selectors: { [`${fold}[open] &`]: { transform: 'rotate(180deg)' } },
});

export const link = style({
  ...textProperties('small'),
  ...flexRow(space[4]),
  minHeight: '40px',
  paddingBlock: space[4],
  color: colour.footLink,
  lineHeight: 1.3,
  transition: `color ${duration.colour}`,
  ':hover': { color: colour.footText, ...underline('.25em') },
  selectors: { '&[aria-current]': { color: colour.footText } },
  wide: { minHeight: '34px' },
});

export const legal = style({
  ...textProperties('small'),
  ...stack(space[20]),
  justifyItems: 'start',
  marginTop: space[48],
  paddingTop: space[24],
  borderTop: `1px solid ${colour.footRule}`,
  color: colour.footMeta,
  fontSize: fontSize[14],
  wide: {
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    marginTop: space[64],
  },
});

export const copyright = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
export const legalLinks = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[24] });
export const legalLink = style([link, { fontSize: 'inherit', minHeight: '44px' }]);
export const theme = style({ wide: { gridColumn: 3, justifySelf: 'end' } });

/** Only a script can store the choice. */
export const themeSwitch = style({
  display: 'inline-flex',
  border: `1px solid ${colour.footEdge}`,
  borderRadius: radius.control,
  scriptless: { display: 'none' },
});

export const choice = style({
  ...square('44px'),
  color: colour.footMeta,
  transition: `color ${duration.colour}, background-color ${duration.colour}`,
  ':hover': { color: colour.footText },
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${colour.footEdge}` },
    '&[aria-pressed="true"]': { background: colour.footRule, color: colour.footText },
  },
  forced: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
});
