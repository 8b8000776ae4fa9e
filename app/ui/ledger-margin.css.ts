import { colour } from '../theme/contract.css';
import { style } from '../theme/style';
import { space } from '../theme/tokens';

/** The double margin rule of a ledger, left of a text. */
export const ledgerMargin = style({
  position: 'relative',
  paddingInlineStart: space[24],
  borderInlineStart: `1px solid ${colour.margin}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '3px',
    borderInlineStart: `1px solid color-mix(in srgb, ${colour.margin} 45%, transparent)`,
  },
});
