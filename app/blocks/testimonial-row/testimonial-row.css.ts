import { colour } from '../../theme/contract.css';
import { stack, style, styleVariants, textProperties } from '../../theme/style';
import { baseEdge, evenColumns, fontSize, gridGap, radius, space } from '../../theme/tokens';
import { toneColour } from '../../theme/tone.css';

const { surface, rule, ink } = colour;

export const row = style({
  ...stack(gridGap),
  small: { gridTemplateColumns: evenColumns(2) },
  wide: { gridTemplateColumns: evenColumns(12) },
});

export const place = styleVariants({
  large: {
    small: { gridColumn: '1 / -1' },
    wide: { gridColumn: 'span 6', selectors: { '&:only-child': { gridColumn: '1 / -1' } } },
  },
  small: { wide: { gridColumn: 'span 3' } },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  height: '100%',
  padding: space[20],
  background: surface,
  color: ink,
  border: `1px solid ${rule}`,
  borderBottom: `${baseEdge.card} solid ${toneColour}`,
  borderRadius: radius.control,
  small: { padding: space[32] },
});

export const quote = styleVariants({
  large: {
    ...textProperties('h3'),
    fontSize: fontSize.quote,
    lineHeight: 1.26,
    fontWeight: 500,
    maxWidth: '52ch',
  },
  small: { ...textProperties('h4'), fontWeight: 400, lineHeight: 1.42 },
});

/** Room for a name of two lines, so that the people of a row align even if their titles wrap. */
export const person = style({
  marginTop: 'auto',
  paddingTop: space[16],
  small: { minHeight: `calc(${space[16]} + ${space[72]})` },
});
