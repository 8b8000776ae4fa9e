import { colour } from '../theme/contract.css';
import { style } from '../theme/style';
import { space } from '../theme/tokens';

/** The double margin rule of a ledger, left of a text. */
export const ledgerMargin = style({
  position: 'relative',
  paddingLeft: space[24],
  borderLeft: `1px solid ${colour.margin}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    left: '3px',
    borderLeft: `1px solid color-mix(in srgb, ${colour.margin} 45%, transparent)`,
  },
});
