import { colour } from '../../theme/contract.css';
import { style, styleVariants } from '../../theme/style';

const scene = style({ width: '100%', height: 'auto' });

/** Scenes fill their column, most of them on a bed; portraits and wordmarks keep their drawn size. */
export const kind = styleVariants({
  scene: [scene, { background: colour.drawing.bed }],
  bare: [scene],
  portrait: { width: 52, height: 56 },
  logo: { width: 'auto', height: 30, maxWidth: '100%' },
});
