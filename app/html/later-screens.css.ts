import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/tokens';
import { ARRIVING, LATER_SCREENS } from './start-script';

/** A screen each; from when one has been laid out its own height counts. */
const GUESSED_HEIGHT = '100vh';

/**
 * While a page arrives its browser styles and lays out the first screens, and what is scrolled to; the rest would take a
 * cheap phone as long again, in the same task. Only a fresh visit to the top of a page is marked as arriving, so that no
 * anchor and no position from before is ever looked for by a guessed height.
 */
globalStyle(`[${ARRIVING}] ${LATER_SCREENS}`, {
  '@media': {
    [media.screen]: { contentVisibility: 'auto', containIntrinsicHeight: `auto ${GUESSED_HEIGHT}` },
  },
});
