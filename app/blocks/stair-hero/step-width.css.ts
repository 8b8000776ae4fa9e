import { createVar } from '@vanilla-extract/css';

/** Indent of each course from the one below; set by the hero for its width. */
export const stepWidth = createVar('step-width');
