/** Measures of the design that do not depend on the theme. Lengths and times in CSS units. */
export const space = {
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  28: '28px',
  32: '32px',
  40: '40px',
  48: '48px',
  56: '56px',
  64: '64px',
  72: '72px',
  96: '96px',
  128: '128px',
} as const;

/** Distances inside components, outside the design's scale. */
export const inset = {
  menuItem: '13px',
  /** Less in a window of 1120 px: beside its scroll bar the header only just has room for all that is in it. */
  beforeMenu: 'clamp(28px, 100vw - 1144px, 48px)',
  betweenMenuItems: 'clamp(-6px, 13vw - 152px, 0px)',
  button: '22px',
  smallButton: '18px',
  bullet: '22px',
  listNumber: '30px',
  tag: '6px',
  betweenMessages: '14px',
  /** With one line of 22 px the input is 44 px high, and its row 56 px with the rule. */
  chatInput: { block: '11px', inline: '10px' },
  chatRow: { block: '5px', inline: '6px' },
  /** Height of the floating buttons and their distances: nothing that has the focus, or ends the page, is behind them. */
  aboveLauncher: '152px',
  /** Below the footer while the consent banner is shown, so that the whole page can be scrolled clear of it. */
  aboveConsent: 'min(400px, 60vh)',
} as const;

/** Vertical rhythm of a page: each grows with the viewport. */
export const rhythm = {
  section: 'clamp(72px, 9vw, 128px)',
  moduleSection: 'clamp(56px, 6.6vw, 96px)',
  headToContent: 'clamp(36px, 4.4vw, 60px)',
} as const;

export const containerWidth = '1248px';
/** Distance from the viewport's edge to the grid; wide enough to line bleeding shapes up with it. */
export const gutter = 'var(--mx)';
/** 1 where lines run from left to right, else -1: for what has no logical property. */
export const forwards = 'var(--fw)';
export const gridGap = '24px';
/** Columns of one width, whatever is in them. */
export const evenColumns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
export const twelveColumns = { gridTemplateColumns: evenColumns(12), columnGap: gridGap };
/** 60 to 70 letters of body text. */
export const proseWidth = '540px';
/** Height of the sticky header below and from the wide breakpoint on, its rule included. */
export const headerHeight = { narrow: '64px', wide: '76px' } as const;

/** The widths at which the layout changes, in px: a large phone, a tablet upright, one across, a desk, a large screen. */
export const breakpoint = { compact: 480, small: 640, medium: 880, wide: 1120, xwide: 1440 } as const;

/** In `em` of the visitor's font size: a larger font gets the layout of a narrower window. */
const inEm = (widthPx: number) => `${widthPx / 16}em`;
const from = (widthPx: number) => `(min-width: ${inEm(widthPx)})`;
const below = (widthPx: number) => `(max-width: ${inEm(widthPx - 0.02)})`;

export const media = {
  compact: from(breakpoint.compact),
  small: from(breakpoint.small),
  medium: from(breakpoint.medium),
  wide: from(breakpoint.wide),
  xwide: from(breakpoint.xwide),
  /** The header has room for a note: its menu is behind a button, or it is wider than the menu needs. */
  besideButton: `${from(breakpoint.small)} and ${below(breakpoint.wide)}, ${from(1280)}`,
  belowMedium: below(breakpoint.medium),
  smallToWide: `${from(breakpoint.small)} and ${below(breakpoint.wide)}`,
  belowSmall: below(breakpoint.small),
  /** A phone held across, or a page zoomed to 400 %: what sticks to an edge leaves too little between. */
  low: '(max-height: 30em)',
  /** Too low for the chat's panel and its button above one another, as in a window that is zoomed far in. */
  lowForChat: '(max-height: 480px)',
  calm: '(prefers-reduced-motion: reduce)',
  lively: '(prefers-reduced-motion: no-preference)',
  mouse: '(pointer: fine)',
  forced: '(forced-colors: active)',
  scripting: '(scripting: enabled)',
  scriptless: '(scripting: none)',
  hover: '(hover: hover)',
  screen: 'screen',
  belowWideOnScreen: `screen and ${below(breakpoint.wide)}`,
  screenInDark: 'screen and (prefers-color-scheme: dark)',
  print: 'print',
  printWithScripting: 'print and (scripting: enabled)',
} as const;

/** Name of the container that each sheet is: the same view is in a hero, in half a grid and on a phone. */
export const SHEET = 'sheet';
/** In rem, because larger text needs more room. */
const sheetBelow = (widthPx: number) => `${SHEET} (width < ${widthPx / 16}rem)`;

/** Widths of a sheet, in px at the usual text size, below which secondary parts are hidden: a chart as a whole never shrinks. */
export const container = {
  /** In a window of 320 px, on a bed. */
  tiniestSheet: sheetBelow(280),
  tinySheet: sheetBelow(320),
  narrowSheet: sheetBelow(400),
  /** Too narrow for three papers beside each other. */
  lessThanThreePapers: sheetBelow(440),
  middleSheet: sheetBelow(520),
  wideSheet: `${SHEET} (width >= ${520 / 16}rem)`,
  /** Below this width of its frame, each row of a wide table is a list of its cells. */
  narrowFrame: '(max-width: 31.7em)',
} as const;

export const radius = { tile: '2px', control: '3px', sheet: '4px', round: '50%' } as const;

/** The thick bottom side of a raised object. */
export const baseEdge = { tile: '3px', launcher: '4px', card: '5px', panel: '6px' } as const;

export const layer = { behind: -1, raised: 1, header: 20, floating: 50, drawer: 60, skipLink: 70 } as const;

export const duration = {
  none: '0s',
  colour: '120ms',
  dropdown: '180ms',
  accordion: '240ms',
  drawer: '320ms',
  stair: '480ms',
  pending: '8s',
  typing: '1200ms',
  typingStep: '120ms',
} as const;

export const easing = { enter: 'cubic-bezier(.2, 0, 0, 1)', exit: 'cubic-bezier(.4, 0, 1, 1)' } as const;

export const fontStack = '"Instrument Sans Variable", "Instrument Sans Fallback", system-ui, sans-serif';

/** Font sizes within components, besides the styles below: by their pixels, and two that grow with the window. */
export const fontSize = {
  11: '.6875rem',
  12: '.75rem',
  13: '.8125rem',
  14: '.875rem',
  15: '.9375rem',
  15.5: '.96875rem',
  16: '1rem',
  17: '1.0625rem',
  18: '1.125rem',
  19: '1.1875rem',
  22: '1.375rem',
  figure: 'clamp(1.5rem, 1.42rem + 1.2vw, 2.5rem)',
  quote: 'clamp(1.375rem, 1.1rem + .9vw, 1.875rem)',
} as const;

/** Type styles: size, line height, weight, tracking, width axis. */
export const textStyle = {
  display: ['clamp(2.75rem, 1.55rem + 5.1vw, 4.875rem)', 0.98, 560, '-.038em', 100],
  h1: ['clamp(2.5rem, 1.75rem + 3.2vw, 4rem)', 1.01, 560, '-.034em', 100],
  h2: ['clamp(1.875rem, 1.45rem + 1.85vw, 2.875rem)', 1.06, 560, '-.03em', 100],
  h3: ['clamp(1.375rem, 1.27rem + .45vw, 1.625rem)', 1.18, 560, '-.02em', 100],
  h4: ['1.1875rem', 1.3, 560, '-.012em', 100],
  lead: ['clamp(1.125rem, 1.06rem + .3vw, 1.3125rem)', 1.48, 400, '0', 100],
  body: ['1.0625rem', 1.58, 400, '0', 100],
  small: ['.9375rem', 1.52, 400, '0', 100],
  caption: ['.8125rem', 1.45, 450, '0', 100],
  sheet: ['.8125rem', 1.35, 400, '0', 86],
  sheetHead: ['.75rem', 1.35, 400, '0', 86],
  sheetTitle: ['.875rem', 1.35, 600, '0', 86],
} as const;
