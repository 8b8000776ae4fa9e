import { colour } from '../theme/contract.css';
import { flexRow, sizedText, square, stack, style, textProperties } from '../theme/style';
import { baseEdge, duration, evenColumns, fontSize, gutter, layer, radius, space } from '../theme/tokens';
import { dropdown, served, underPointer } from './header.css';

const hidden = { display: 'none' };

/** Shorter than a hydrated menu's delay: the browser shows it one frame later. */
const OPEN_DELAY = '80ms';

/**
 * Below the header. Closed panels are hidden where a script can open them. Without scripts, and until the script has
 * loaded, they open on hover, also with a delay for opening, and one for a pointer that returns.
 */
export const panel = style([
  dropdown,
  {
    position: 'absolute',
    top: '100%',
    insetInline: gutter,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    maxHeight: 'calc(100dvh - 96px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '&[data-motion^="from"]': { animation: 'none' } },
    scripting: { selectors: { '&[data-state="closed"]': hidden } },
    hover: {
      selectors: {
        [`${served} > &`]: {
          zIndex: layer.behind,
          transition: `display ${duration.dropdown} allow-discrete, visibility ${duration.none} ${OPEN_DELAY}`,
        },
        [`${underPointer} > &`]: {
          display: 'grid',
          zIndex: 'auto',
          animationDelay: OPEN_DELAY,
          animationFillMode: 'backwards',
        },
      },
      '@starting-style': { selectors: { [`${underPointer} > &`]: { visibility: 'hidden' } } },
    },
    scriptless: { selectors: { 'li:not(:hover, :focus-within) > &': hidden } },
  },
]);

export const main = style({ padding: `0 ${space[28]} ${space[28]}` });

export const head = style({
  ...flexRow(space[24]),
  justifyContent: 'space-between',
  minHeight: '72px',
  paddingTop: space[4],
  marginBottom: space[8],
  paddingInline: space[16],
  borderBottom: `1px solid ${colour.rule}`,
});

export const overview = style({ fontSize: fontSize[15] });

export const links = style({ ...stack(`${space[4]} ${space[8]}`), gridTemplateColumns: evenColumns(2) });

export const link = style({
  ...flexRow(space[16]),
  height: '100%',
  padding: space[16],
  borderRadius: radius.control,
  transition: `background-color ${duration.colour}`,
  ':hover': { background: colour.sunk },
  ':focus-visible': { background: colour.sunk, outlineOffset: '-3px' },
});

export const tile = style({
  ...square('44px'),
  flex: 'none',
  borderRadius: radius.tile,
  borderBottom: `${baseEdge.tile} solid ${colour.rule2}`,
  background: colour.sunk,
  color: colour.ink,
  selectors: {
    [`${link}:is(:hover, :focus-visible) &`]: { background: colour.surface },
    [`${link}[aria-current] &`]: {
      background: colour.course.c0,
      borderBottomColor: colour.accent,
      color: colour.tileCurrentIcon,
    },
  },
  forced: { selectors: { [`${link}[aria-current] &`]: { outline: '2px solid Highlight' } } },
});

export const linkText = style({ display: 'grid' });

export const linkName = style({ color: colour.ink, ...sizedText(17, 1.25, 560), letterSpacing: '-.006em' });

export const linkDescription = style({ ...textProperties('small'), lineHeight: 1.35, color: colour.ink2 });

export const quote = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[32],
  padding: space[32],
  background: colour.toneTint.pine,
});

export const words = style({
  ...textProperties('h3'),
  fontWeight: 500,
  lineHeight: 1.28,
  color: colour.ink,
  textWrap: 'pretty',
});

export const person = style(flexRow(space[16]));

export const author = style({ display: 'block', color: colour.ink, fontWeight: 560, lineHeight: 1.35 });
export const position = style({
  ...textProperties('small'),
  display: 'block',
  lineHeight: 1.35,
  color: colour.ink2,
  textWrap: 'balance',
});
