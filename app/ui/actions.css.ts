import { colour, ground } from '../theme/contract.css';
import { sizedText, style, styleVariants, textProperties, wrappedRow } from '../theme/style';
import { duration, easing, fontSize, inset, radius, space } from '../theme/tokens';

export const actions = style({ ...wrappedRow(space[12]), print: { display: 'none' } });

/** Wraps at the width of the buttons above it: its own text adds none to the group. */
export const note = style({
  ...textProperties('caption'),
  flexBasis: '100%',
  width: 0,
  minWidth: '100%',
  // The gap before it would be added to the width of the group.
  marginInlineEnd: `-${space[12]}`,
  color: ground.text2,
});

const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  maxWidth: '100%',
  paddingInline: inset.smallButton,
  borderRadius: radius.control,
  ...sizedText(16, 1.25, 560),
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${duration.colour}, color ${duration.colour}, transform ${duration.colour} ${easing.enter}`,
  ':active': { transform: 'translateY(1px)' },
  // Pressed before React has started: it looks pressed until then.
  selectors: { '&[aria-busy="true"]': { transform: 'translateY(1px)' } },
  forced: { border: '1px solid ButtonText' },
});

export const size = styleVariants({
  regular: [button, { minHeight: '52px', paddingBlock: space[12], medium: { paddingInline: inset.button } }],
  small: [button, { minHeight: '44px', paddingBlock: space[8], fontSize: fontSize[15] }],
});

export const onPaper = styleVariants({
  primary: {
    background: colour.action,
    color: colour.onAction,
    ':hover': { background: colour.actionHover },
    selectors: { '&[aria-busy="true"]': { background: colour.actionHover } },
  },
  secondary: {
    boxShadow: `inset 0 0 0 1.5px ${colour.edge}`,
    color: colour.ink,
    ':hover': { background: colour.sunk },
    selectors: { '&[aria-busy="true"]': { background: colour.sunk } },
  },
});

export const onDark = styleVariants({
  primary: {
    background: colour.accent,
    color: colour.onAccent,
    ':hover': { background: colour.accentHover },
  },
  secondary: {
    boxShadow: `inset 0 0 0 1.5px color-mix(in srgb, ${colour.onBase} 40%, transparent)`,
    color: colour.onBase,
    ':hover': { background: `color-mix(in srgb, ${colour.onBase} 10%, transparent)` },
  },
});

export const textLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  paddingBlock: space[4],
  color: ground.link,
  fontWeight: 560,
  borderBottom: '1.5px solid color-mix(in srgb, currentColor 35%, transparent)',
  transition: `border-color ${duration.colour}`,
  ':hover': { borderColor: 'currentColor' },
});
