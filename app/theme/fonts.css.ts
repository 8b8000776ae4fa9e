import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2?url';
import { globalFontFace } from '@vanilla-extract/css';

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

/**
 * The system's font, resized to the width of the real one, which may load late. Sizes are ratios of line widths,
 * measured in a browser over 700 characters of the site's text against Arial's metrics (Liberation Sans has the same):
 * weight 400 and 560 at full width, 400 and 600 at the 86 % of sheets. Ascent and descent are those of Instrument Sans
 * (.97 and .25 em) divided by the size.
 */
globalFontFace('Instrument Sans Fallback', [
  {
    src: regular,
    fontWeight: '400 499',
    fontStretch: '95% 100%',
    sizeAdjust: '102%',
    ascentOverride: '95.1%',
    descentOverride: '24.51%',
    lineGapOverride: '0%',
  },
  {
    src: bold,
    fontWeight: '500 700',
    fontStretch: '95% 100%',
    sizeAdjust: '96.65%',
    ascentOverride: '100.36%',
    descentOverride: '25.87%',
    lineGapOverride: '0%',
  },
  {
    src: regular,
    fontWeight: '400 499',
    fontStretch: '75% 94%',
    sizeAdjust: '86.39%',
    ascentOverride: '112.28%',
    descentOverride: '28.94%',
    lineGapOverride: '0%',
  },
  {
    src: bold,
    fontWeight: '500 700',
    fontStretch: '75% 94%',
    sizeAdjust: '83.14%',
    ascentOverride: '116.67%',
    descentOverride: '30.07%',
    lineGapOverride: '0%',
  },
]);
