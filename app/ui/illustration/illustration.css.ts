import { styleVariants } from '@vanilla-extract/css';

/** Scenes fill their column; portraits and wordmarks keep the size they are drawn for. */
export const kind = styleVariants({
  scene: { display: 'block', width: '100%', height: 'auto' },
  portrait: { display: 'block', width: 52, height: 56 },
  logo: { display: 'block', width: 'auto', height: 30, maxWidth: '100%' },
});
