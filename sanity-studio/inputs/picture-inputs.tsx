import { pictureFile } from '../pictures/picture-file';
import { choiceGrid } from './choice-grid';

const PICTURE_HEIGHT_PX = 72;
const CHOICE_WIDTH_PX = 112;
const fitting = {
  width: '100%',
  height: PICTURE_HEIGHT_PX,
  padding: 4,
  boxSizing: 'border-box',
  objectFit: 'contain',
  background: '#fff',
  // Forced colours would replace the light background that the pictures are drawn for.
  forcedColorAdjust: 'none',
} as const;

/** Chooses one of the product views that the site draws. */
export const ProductViewInput = choiceGrid({
  draw: (name) => <img src={pictureFile('vignette', name)} alt="" style={fitting} loading="lazy" />,
  widthPx: CHOICE_WIDTH_PX,
  named: true,
});

/** Chooses one of the drawings, sample portraits and sample logos that come with the site. */
export const DrawingInput = choiceGrid({
  draw: (name) => <img src={pictureFile('illustration', name)} alt="" style={fitting} loading="lazy" />,
  widthPx: CHOICE_WIDTH_PX,
  named: true,
});
