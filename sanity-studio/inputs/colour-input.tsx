import { choiceGrid } from './choice-grid';

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
