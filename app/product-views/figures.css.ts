import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontSize, space } from '../theme/tokens';
import { sheetWidth } from './sheet.css';

export const figures = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  borderBottom: `1px solid ${vars.colour.rule}`,
  fontSize: fontSize[12],
  color: vars.colour.ink3,
});

globalStyle(`${figures} > *`, {
  padding: `${space[12]} ${space[16]}`,
  // In line with the table below; four have no more room at their end.
  '@container': { [sheetWidth.tiny]: { paddingInline: `${space[8]} ${space[4]}` } },
});
globalStyle(`${figures} > * + *`, { borderInlineStart: `1px solid ${vars.colour.rule}` });

export const value = style({
  fontSize: fontSize[19],
  lineHeight: 1.2,
  fontWeight: 600,
  color: vars.colour.ink,
  '@container': {
    [sheetWidth.narrow]: { fontSize: fontSize[15] },
    [sheetWidth.tiny]: { fontSize: fontSize[13] },
  },
});
