import { style } from '@vanilla-extract/css';

const hidden = style({ display: 'none' });

export const accepted = style([
  hidden,
  { selectors: { ':root[data-consent="granted"] &': { display: 'block' } } },
]);
export const rejected = style([
  hidden,
  { selectors: { ':root[data-consent="denied"]:not([data-consent-signal]) &': { display: 'block' } } },
]);
/** The browser has answered for the visitor. */
export const refused = style([
  hidden,
  { selectors: { ':root[data-consent-signal] &': { display: 'block' } } },
]);
