import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2?url';
import { globalFontFace } from '@vanilla-extract/css';

/** Latin subset with the weight and width axes, 57 KB, served by ourselves. */
globalFontFace('Instrument Sans Variable', {
  src: `url(${instrumentSans}) format('woff2-variations')`,
  fontWeight: '400 700',
  fontStretch: '75% 100%',
  fontDisplay: 'swap',
});

/** The system font, resized so that nothing moves when the real one arrives. */
globalFontFace('Instrument Sans Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
  sizeAdjust: '100.6%',
  ascentOverride: '96.4%',
  descentOverride: '24.9%',
  lineGapOverride: '0%',
});
