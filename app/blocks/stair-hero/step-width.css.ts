import { createVar } from '@vanilla-extract/css';

/** How far each course stands in from the one below; set by the hero for its width. */
export const stepWidth = createVar('step-width');
