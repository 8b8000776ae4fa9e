import { createContainer } from '@vanilla-extract/css';

/** A sheet answers to its own width: the same vignette stands in a hero, in half a grid and on a phone. */
export const sheetContainer = createContainer();

const below = (width: number) => `${sheetContainer} (max-width: ${width - 0.02}px)`;

/** Widths of a sheet, in px, under which something secondary goes: never does a whole chart shrink. */
export const sheetWidth = {
  /** In a window of 320 px, on a bed. */
  tiniest: below(280),
  tiny: below(320),
  narrow: below(400),
  half: below(480),
  middle: below(540),
};
