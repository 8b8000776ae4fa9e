import { colour } from '../theme/contract.css';
import { globalStyle, style } from '../theme/style';
import { layer, radius, space } from '../theme/tokens';
import { edged } from './sheet.css';

const { course, ink, ink2, surface, accent } = colour;

export const room = style({ padding: `${space[24]} ${space[24]} ${space[16]}` });

/** Four racks on one floor; a narrow sheet shows two of them. */
export const floor = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  columnGap: space[12],
  paddingInline: space[12],
  borderBottom: `2px solid ${ink}`,
  narrowSheet: { gridTemplateColumns: '1fr 1fr' },
});

export const names = style([
  floor,
  { paddingBlockStart: space[8], borderBottom: 0, textAlign: 'center', color: ink2, lineHeight: 1.2 },
]);

globalStyle(`${floor} > *`, { position: 'relative' });

export const drawing = style({ width: '100%', height: 'auto' });
export const frame = style({ fill: 'none', stroke: ink, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' });
export const bin = [course.c5, course.c5, course.c4, course.c3].map((fill) => style([edged, { fill }]));
export const foundBin = style({ fill: accent });

export const lead = style([frame, { strokeWidth: 1 }]);

/** In percent of the rack, where its lead begins. */
export const callout = style({
  position: 'absolute',
  zIndex: layer.raised,
  insetBlockStart: '37%',
  left: '72%',
  padding: `${space[4]} ${space[8]}`,
  transform: 'translateY(-50%)',
  borderRadius: radius.tile,
  background: ink,
  color: surface,
  fontWeight: 600,
  lineHeight: 1.35,
  whiteSpace: 'pre',
  narrowSheet: { left: 'auto', right: 0 },
});
