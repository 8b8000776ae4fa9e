import { colour } from '../theme/contract.css';
import { globalStyle, style } from '../theme/style';
import { fontSize, space } from '../theme/tokens';

export const table = style({ width: '100%' });
export const rowHead = style({ minWidth: '9em', fontSize: fontSize[17], fontWeight: 560 });

/** One whose last column has amounts, and a margin before it where it stands beside the others. */
export const ledger = style([table]);
globalStyle(`${ledger} > * > tr > :last-child`, {
  small: {
    paddingInlineStart: space[16],
    borderInlineStart: `3px double ${colour.margin}`,
  },
});
