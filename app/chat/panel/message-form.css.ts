import { vars } from '../../theme/contract.css';
import { square, style } from '../../theme/style';
import { duration, fontSize, inset, radius, space } from '../../theme/tokens';

export const form = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'flex-end',
  gap: space[8],
  minHeight: '56px',
  paddingBlock: inset.chatRow.block,
  paddingRight: inset.chatRow.inline,
  borderTop: `1px solid ${vars.colour.rule2}`,
  background: vars.colour.surface,
});

export const waiting = style([form, { background: vars.colour.sunk }]);

/** Grows with its text up to four lines, where browsers support it; otherwise scrolls. */
export const input = style({
  flex: 1,
  fieldSizing: 'content',
  minHeight: '44px',
  maxHeight: '104px',
  marginLeft: inset.chatRow.inline,
  padding: `${inset.chatInput.block} ${inset.chatInput.inline}`,
  border: 0,
  borderRadius: radius.control,
  resize: 'none',
  background: 'none',
  color: vars.colour.ink,
  // Below 16 px iOS zooms the page in when the input is touched.
  fontSize: fontSize[16],
  lineHeight: '22px',
  '::placeholder': { color: vars.colour.ink3, opacity: 1 },
  ':disabled': { color: vars.colour.ink3 },
  ':focus-visible': { outlineWidth: '2px', outlineOffset: '-2px' },
  mouse: { fontSize: fontSize[14] },
});

export const send = style({
  ...square('44px'),
  flex: 'none',
  borderRadius: radius.tile,
  background: vars.colour.action,
  color: vars.colour.onAction,
  transition: `background-color ${duration.colour}`,
  ':hover': { background: vars.colour.actionHover },
  ':disabled': { background: vars.colour.toneTint.iron, color: vars.colour.ink3, cursor: 'default' },
  forced: { border: '1px solid', ':disabled': { color: 'GrayText' } },
});
