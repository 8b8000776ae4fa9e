import { colour, ground } from '../../theme/contract.css';
import { flexRow, globalStyle, square, stack, style, textProperties, wrappedRow } from '../../theme/style';
import { evenColumns, fontSize, headerHeight, radius, space } from '../../theme/tokens';
import { WITHOUT_CHAT } from '../../ui/chat-marker';
import { levels } from '../../ui/stair-levels';

const { course, edge, onCourse, ink, ink3, rule, rule2, surface } = colour;

/** Stays in view beside the form, which is longer. */
export const result = style({
  ...stack(space[16]),
  justifyItems: 'start',
  wide: {
    gridColumn: '7 / -1',
    position: 'sticky',
    insetBlockStart: `calc(${headerHeight.wide} + ${space[24]})`,
  },
});

export const form = style({ ...stack(space[32]), wide: { gridColumn: '1 / 7' } });

export const group = style({
  display: 'grid',
  columnGap: space[24],
  border: 0,
  borderTop: `1.5px solid ${ground.ruleStrong}`,
  small: { gridTemplateColumns: evenColumns(2) },
});

/** Three sizes, most often. */
export const sizes = style([group, { small: { gridTemplateColumns: evenColumns(3) } }]);

export const legend = style({
  ...textProperties('h4'),
  float: 'left',
  gridColumn: '1 / -1',
  paddingBlock: space[12],
});

export const choice = style({
  ...flexRow(space[12]),
  minHeight: '48px',
  paddingBlock: space[8],
  borderTop: `1px solid ${rule}`,
  fontSize: fontSize[16],
  cursor: 'pointer',
});
globalStyle(`${choice} > input`, {
  flex: 'none',
  width: 22,
  height: 22,
  accentColor: colour.action,
  borderRadius: radius.control,
});
/** What is ticked is drawn by the browser, in the colour of actions; it draws the others in grey. */
globalStyle(`${choice} > input:not(:checked)`, {
  appearance: 'none',
  border: `1.5px solid ${edge}`,
  background: surface,
});
globalStyle(`${choice} > [type=radio]`, { borderRadius: radius.round });

export const role = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(3, auto)',
  alignItems: 'center',
  alignContent: 'start',
  paddingBlock: space[8],
  borderTop: `1px solid ${rule}`,
  fontSize: fontSize[16],
});

export const users = style({ width: '52px', textAlign: 'center' });

export const step = style({
  ...square('44px'),
  borderRadius: radius.control,
  color: ground.link,
  fontSize: fontSize[22],
  ':hover': { background: colour.sunk },
  selectors: {
    // Pressed before React has started: it looks pressed until then.
    '&[aria-busy="true"]': { background: colour.sunk },
    // The sign, not its button, is on the edge of the column.
    'input + &': { marginInlineEnd: `-${space[12]}` },
  },
});

/** Controls that do nothing without scripts. */
export const withScripts = style({ scriptless: { display: 'none' } });
export const withChat = style({ selectors: { [`${WITHOUT_CHAT} &`]: { display: 'none' } } });

export const send = style({ ...wrappedRow(space[12]), width: '100%', print: { display: 'none' } });
/** On a phone the first fills a line, and the others share one. */
globalStyle(`${send} > :is(a, button)`, { belowSmall: { flexGrow: 1 } });
globalStyle(`${send} > a`, { belowSmall: { flexBasis: '100%' } });

export const end = style({ ...wrappedRow(space[16]), print: { display: 'none' } });

export const note = style({ gridColumn: '1 / -1', paddingBlockStart: space[8] });

/** Below the form, where the outline is out of view while something is chosen; ends before the floating buttons. */
export const summary = style({
  ...flexRow(space[12]),
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: space[16],
  paddingInlineEnd: space[128],
  background: colour.paper,
  borderTop: `1.5px solid ${ground.ruleStrong}`,
  color: ground.link,
  fontWeight: 560,
  low: { position: 'static' },
  wide: { display: 'none' },
  print: { display: 'none' },
});

export const stair = style({ display: 'grid', gap: 3, padding: `${space[16]} ${space[16]} ${space[12]}` });

const anyCourse = style({
  display: 'flex',
  alignItems: 'center',
  height: 30,
  paddingInline: space[12],
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  forced: { border: '1px solid' },
});

/** From the base up; each course begins further in. */
export const courses = levels.map((name, height) =>
  style([
    anyCourse,
    { marginInlineStart: `${height * 7}%`, background: course[name], color: onCourse[name] },
  ]),
);

/** What is no sum of the column above: without the ledger's margin, and on a ground of its own. */
export const apart = style({ background: colour.sunk });

export const later = style({
  selectors: { '&&': { border: `1px dashed ${rule2}`, background: 'none', color: ink3 } },
});

/** Of a module, each with its users. */
export const roles = style({ ...textProperties('sheetHead'), color: ink3, whiteSpace: 'normal' });

export const text = style({ width: '100%' });
globalStyle(`${text} > summary`, {
  ...flexRow(space[8]),
  paddingBlock: space[12],
  fontWeight: 560,
  color: ground.link,
  cursor: 'pointer',
});

globalStyle(`${text}[open] svg`, { transform: 'rotate(180deg)' });

export const plain = style({
  marginBlockEnd: space[12],
  padding: space[16],
  background: colour.sunk,
  color: ink,
  font: 'inherit',
  fontSize: fontSize[15],
  whiteSpace: 'pre-wrap',
});
