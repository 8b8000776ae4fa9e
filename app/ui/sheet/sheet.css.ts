import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { textProperties } from '../../theme/text.css';
import { baseEdge, radius, space } from '../../theme/tokens';

const sheet = style({
  ...textProperties('sheet'),
  overflow: 'hidden',
  background: vars.colour.surface,
  color: vars.colour.ink,
  border: `1px solid ${vars.colour.rule2}`,
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'left',
});

export const frame = styleVariants(
  {
    raised: { borderBottom: `${baseEdge.card} solid ${vars.colour.course.c0}` },
    standing: { borderBottom: 0 },
    onBase: { border: 0, borderBottom: `${baseEdge.card} solid ${vars.colour.accent}` },
  },
  (rule) => [sheet, rule],
);

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: 48,
  padding: `${space[8]} ${space[16]}`,
  borderBottom: `1px solid ${vars.colour.rule}`,
});

export const title = style({ ...textProperties('sheetTitle') });
export const context = style({ color: vars.colour.ink3 });
export const tags = style({ display: 'flex', gap: space[8], marginInlineStart: 'auto' });
