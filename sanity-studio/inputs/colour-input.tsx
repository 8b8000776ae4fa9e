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

/** Chooses one of the site's colours. */
export const ColourInput = choiceGrid({
  draw: (name) => (
    <span style={{ background: SWATCHES[name], width: '100%', height: SWATCH_HEIGHT_PX, display: 'block' }} />
  ),
  columns: [3, 6],
  heightPx: SWATCH_HEIGHT_PX,
  named: true,
});
