import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ground } from '../theme/ground.css';
import { textProperties } from '../theme/text-properties';
import { fontSize, space } from '../theme/tokens';
import { edged } from './sheet.css';

const chartContainer = createContainer();
const narrow = `${chartContainer} (width < ${520 / 16}rem)`;
const tiny = `${chartContainer} (width < ${300 / 16}rem)`;
const tiniest = `${chartContainer} (width < ${250 / 16}rem)`;
const { course } = vars.colour;

/** This chart has no sheet: its text has the colours of the ground. */
const { text: ink, text3: ink3, ruleItem: rule2 } = ground;

export const chart = style({
  ...textProperties('small'),
  containerName: chartContainer,
  containerType: 'inline-size',
  width: '100%',
  fontWeight: 520,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: ink,
});

/** Horizontal lengths are percent of the axis, vertical ones px: text keeps its size at any width. */
export const plot = style({
  width: 'calc(100% - 180px)',
  marginInlineStart: 150,
  overflow: 'visible',
  '@container': {
    [narrow]: { width: 'calc(100% - 86px)', marginInlineStart: 66 },
    [tiny]: { fontSize: fontSize[13] },
    [tiniest]: { fontSize: fontSize[11] },
  },
});

export const text = style({ fill: ink });
export const size = style([
  text,
  { transform: 'translateX(-150px)', '@container': { [narrow]: { transform: 'translateX(-66px)' } } },
]);
export const month = style({ fill: ink3, fontSize: fontSize[13] });
export const wideOnly = style({ '@container': { [narrow]: { display: 'none' } } });
export const narrowOnly = style({ display: 'none', '@container': { [narrow]: { display: 'inline' } } });
export const unit = style({
  display: 'none',
  marginBlockStart: space[8],
  fontSize: fontSize[13],
  fontWeight: 450,
  color: ink3,
  '@container': { [narrow]: { display: 'block' } },
});

export const guide = style({ stroke: rule2, strokeDasharray: '2 5' });
export const start = style({ stroke: rule2 });
/** Extends under the names as well: a length that only CSS can calculate. */
export const base = style({
  x: '-150px',
  width: 'calc(100% + 180px)',
  fill: ink,
  '@container': { [narrow]: { x: '-66px', width: 'calc(100% + 86px)' } },
});

const bars = [course.c3, course.c2, course.c1];
export const bar = bars.map((fill) => style({ fill }));
/** The time before the range begins: the same course, a third as strong. */
export const before = bars.map((fill) => style([edged, { fill, fillOpacity: 0.3 }]));
