import { colour } from '../theme/contract.css';
import { globalStyle, style } from '../theme/style';
import { baseEdge, fontSize, radius, space } from '../theme/tokens';

export const form = style({
  display: 'flex',
  gap: space[12],
  width: '100%',
  maxWidth: '640px',
  print: { display: 'none' },
});

const { edge, ink, ink3, surface } = colour;

/** The frame of every input: a hairline, and a thick bottom edge. */
export const field = style({
  width: '100%',
  border: `1px solid ${edge}`,
  borderBottom: `${baseEdge.tile} solid ${ink}`,
  borderRadius: radius.control,
  background: surface,
  color: ink,
});

export const search = style({ display: 'grid', flex: 1, alignItems: 'center', color: ink3 });

/** In the field, before its words. */
globalStyle(`${search} > svg`, { gridArea: '1 / 1', marginInlineStart: space[16], pointerEvents: 'none' });

export const input = style([
  field,
  {
    gridArea: '1 / 1',
    minHeight: '52px',
    paddingInline: `${space[48]} ${space[12]}`,
    fontSize: fontSize[17],
    textOverflow: 'ellipsis',
  },
]);
