import { contentIcon } from '../pictures/content-icon';
import { pictureFile } from '../pictures/previews';
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

/** Chooses one of the drawings, sample portraits and sample logos that come with the site. */
export const DrawingInput = choiceGrid({
  draw: (name) => <img src={pictureFile('illustration', name)} alt="" style={fitting} loading="lazy" />,
  widthPx: CHOICE_WIDTH_PX,
  named: true,
});

const SWATCH_HEIGHT_PX = 28;

/** The colours as the site shows them in its light theme. */
const SWATCHES: Record<string, string> = {
  pine: '#1F6652',
  ochre: '#A87413',
  clay: '#B2502C',
  slate: '#38688A',
  moss: '#667A22',
  iron: '#56605C',
};

const swatch = {
  width: '100%',
  height: SWATCH_HEIGHT_PX,
  borderRadius: 2,
  // Forced colours would replace all of them by one.
  forcedColorAdjust: 'none',
} as const;

/** Chooses one of the site's colours. */
export const ColourInput = choiceGrid({
  draw: (name) => <span style={{ ...swatch, background: SWATCHES[name] }} />,
  widthPx: 72,
  named: true,
});

const ICON_SIZE_PX = 20;

/** Chooses one of the site's icons. */
export const IconInput = choiceGrid({
  draw: (name) => contentIcon(name, ICON_SIZE_PX) ?? name,
  widthPx: 36,
});
