import { colour } from '../theme/contract.css';
import { globalStyle, sizedText, style } from '../theme/style';
import { space } from '../theme/tokens';

export const table = style({ width: '100%' });
export const rowHead = style({ minWidth: '9em', ...sizedText(17, 1.35, 560) });

/** One whose last column has amounts, and a margin before it where it stands beside the others. */
export const ledger = style([table]);
globalStyle(`${ledger} > * > tr > :last-child`, {
  small: {
    paddingLeft: space[16],
    borderLeft: `3px double ${colour.margin}`,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
});
