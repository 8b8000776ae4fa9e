import { colour } from '../theme/contract.css';
import { globalStyle, sizedText, style } from '../theme/style';
import { fontSize, space } from '../theme/tokens';

export const figures = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  borderBottom: `1px solid ${colour.rule}`,
  fontSize: fontSize[12],
  color: colour.ink3,
});

globalStyle(`${figures} > *`, {
  padding: `${space[12]} ${space[16]}`,
  // In line with the table below; four have no more room at their end.
  tinySheet: { paddingInline: `${space[8]} ${space[4]}` },
});
globalStyle(`${figures} > * + *`, { borderInlineStart: `1px solid ${colour.rule}` });

export const value = style({
  ...sizedText(19, 1.2, 600),
  color: colour.ink,
  narrowSheet: { fontSize: fontSize[15] },
  tinySheet: { fontSize: fontSize[13] },
});
