import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2?url';
import { assignVars, globalFontFace } from '@vanilla-extract/css';
import { colour, ground, vars } from './contract.css';
import { darkColours, darkPictures, darkShadows, lightColours, lightPictures, lightShadows } from './palette';
import { globalStyle, textProperties } from './style';
import { containerWidth, fontStack, inset, radius, space } from './tokens';

/** Latin subset with the weight and width axes, 57 KB, self-hosted. */
globalFontFace('Instrument Sans Variable', {
  src: `url(${instrumentSans}) format('woff2-variations')`,
  fontWeight: '400 700',
  fontStretch: '75% 100%',
  // If it loads late, the page stays in the fallback: a swap would move the text, even with matching metrics.
  fontDisplay: 'optional',
});

const regular = 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")';
const bold =
  'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Helvetica Bold"), local("Helvetica-Bold")';

const percent = (size: number) => `${Number((size * 100).toFixed(2))}%`;

/** @param size ratio of line widths, the real font's to the system's */
const fallback = (src: string, fontWeight: string, fontStretch: string, size: number) => ({
  src,
  fontWeight,
  fontStretch,
  sizeAdjust: percent(size),
  // Those of Instrument Sans, in em.
  ascentOverride: percent(0.97 / size),
  descentOverride: percent(0.25 / size),
  lineGapOverride: '0%',
});

/**
 * The system's font, resized to the width of the real one, which may load late. Sizes were measured in a browser over
 * 700 characters of the site's text against Arial's metrics (Liberation Sans has the same): weight 400 and 560 at full
 * width, 400 and 600 at the 86 % of sheets.
 */
globalFontFace('Instrument Sans Fallback', [
  fallback(regular, '400 499', '95% 100%', 1.02),
  fallback(bold, '500 700', '95% 100%', 0.9665),
  fallback(regular, '400 499', '75% 94%', 0.8639),
  fallback(bold, '500 700', '75% 94%', 0.8314),
]);

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', minWidth: 0 });
globalStyle('*', { margin: 0, padding: 0 });

globalStyle(':root', {
  vars: { '--mx': space[20], '--fw': '1' },
  fontFamily: fontStack,
  // Weights are in the file; an italic is not, and is slanted.
  fontSynthesis: 'style',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingBlock: `${space[96]} ${inset.aboveLauncher}`,
  background: colour.paper,
  color: colour.ink,
  wide: { vars: { '--mx': `max(${space[24]}, calc((100vw - ${containerWidth}) / 2))` } },
  low: { scrollPaddingTop: space[16] },
  calm: { scrollBehavior: 'auto' },
});

globalStyle('[dir=rtl]', { vars: { '--fw': '-1' } });
/** Arabic letters are joined, and their marks above and below need more room than Latin letters. */
globalStyle(':root[dir=rtl] *', { letterSpacing: 0 });
globalStyle('[dir=rtl] :is(h1, h2, h3)', { lineHeight: 1.3 });
/** On a phone a German word can be longer than a line, and would be broken anywhere. English ones are not. */
globalStyle(':is(h1, h2, h3):not(:lang(en))', {
  belowSmall: { hyphens: 'auto', hyphenateLimitChars: '12 4 4' },
});

globalStyle('body', {
  ...textProperties('body'),
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});

globalStyle('img', { display: 'block', maxWidth: '100%', height: 'auto' });
globalStyle('svg', { display: 'block', flex: 'none' });
globalStyle('button, input, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
globalStyle('button', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('summary::-webkit-details-marker', { display: 'none' });
globalStyle('table', { borderCollapse: 'collapse', width: '100%' });
globalStyle('h1, h2, h3, h4', { font: 'inherit' });
globalStyle('mark', {
  borderRadius: radius.tile,
  background: `color-mix(in srgb, ${colour.accent} 35%, transparent)`,
  color: 'inherit',
});
/** `until-found` must keep its box, or the browser's own search cannot open it. */
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none !important' });

globalStyle(':focus-visible', { outline: `3px solid ${ground.focus}`, outlineOffset: '3px' });

globalStyle('*, *::before, *::after', {
  calm: { transitionDuration: '1ms !important', animationDuration: '1ms !important' },
});

const light = assignVars(vars, { colour: lightColours, shadow: lightShadows, picture: lightPictures });
const dark = assignVars(vars, { colour: darkColours, shadow: darkShadows, picture: darkPictures });

/** Light unless the system, or the visitor's choice in `data-theme`, is dark; always light on paper. */
globalStyle(':root', { colorScheme: 'light', vars: light });
globalStyle(':root:not([data-theme="light"])', { screenInDark: { colorScheme: 'dark', vars: dark } });
globalStyle(':root[data-theme="dark"]', { screen: { colorScheme: 'dark', vars: dark } });

/** 14 px for a rem: running text of 11 points, the size of a printed page. */
const PRINTED_REM = '87.5%';

/**
 * Print styles of the whole page. Parts of no use there (menus, buttons, calls to action) are hidden in their own
 * styles. The selector has a higher specificity than the root's screen styles, so their order does not matter.
 */
globalStyle('html:root', { print: { background: 'none', fontSize: PRINTED_REM, vars: { '--mx': '0' } } });

/** Drawings, product views, decorations and list markers need their colours, which browsers omit in print to save ink. */
globalStyle('figure, [aria-hidden], li::before', {
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
});

globalStyle('h1, h2, h3, h4', { print: { breakAfter: 'avoid' } });
globalStyle('figure, blockquote, [role="note"], tr, li, img, svg', { print: { breakInside: 'avoid' } });
globalStyle('thead', { print: { display: 'table-header-group' } });
globalStyle('p, li', { print: { orphans: 3, widows: 3 } });
