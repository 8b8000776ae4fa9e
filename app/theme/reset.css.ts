import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { textProperties } from './text-properties';
import { containerWidth, fontStack, media, space } from './tokens';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', minWidth: 0 });
globalStyle('*', { margin: 0, padding: 0 });

globalStyle(':root', {
  vars: { '--mx': space[20] },
  fontFamily: fontStack,
  fontSynthesis: 'none',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingTop: space[96],
  background: vars.colour.paper,
  color: vars.colour.ink,
  '@media': {
    [media.wide]: { vars: { '--mx': `max(${space[24]}, calc((100vw - ${containerWidth}) / 2))` } },
    [media.calm]: { scrollBehavior: 'auto' },
  },
});

globalStyle('body', {
  ...textProperties('body'),
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});

globalStyle('img, video', { display: 'block', maxWidth: '100%', height: 'auto' });
globalStyle('svg', { display: 'block', flex: 'none' });
globalStyle('button, input, textarea, select', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
globalStyle('button', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('table', { borderCollapse: 'collapse', width: '100%' });
globalStyle('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
/** `until-found` must keep its box, or the browser's own search cannot open it. */
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none !important' });

globalStyle(':focus-visible', { outline: `3px solid ${vars.colour.focus}`, outlineOffset: '3px' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.calm]: { transitionDuration: '1ms !important', animationDuration: '1ms !important' },
  },
});
