import { globalStyle } from '@vanilla-extract/css';
import { media } from './tokens';

/** 14 px for a rem: running text of 11 points, the size of a printed page. */
const PRINTED_REM = '87.5%';

/**
 * What holds for everything on paper. What is of no use there (menus, buttons, bands that call to action) is hidden where
 * it is styled. The selector outweighs what the screen says of the root, whichever of the two is read first.
 */
globalStyle('html:root', {
  '@media': { [media.print]: { background: 'none', fontSize: PRINTED_REM, vars: { '--mx': '0' } } },
});

/** Drawings, product views and the marks of lists are nothing without their colours, which browsers leave out to save ink. */
globalStyle('figure, figure *, li::before', {
  '@media': { [media.print]: { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' } },
});

globalStyle('h1, h2, h3, h4', { '@media': { [media.print]: { breakAfter: 'avoid' } } });
globalStyle('figure, blockquote, [role="note"], tr, li, img, svg', {
  '@media': { [media.print]: { breakInside: 'avoid' } },
});
globalStyle('thead', { '@media': { [media.print]: { display: 'table-header-group' } } });
globalStyle('p, li', { '@media': { [media.print]: { orphans: 3, widows: 3 } } });
