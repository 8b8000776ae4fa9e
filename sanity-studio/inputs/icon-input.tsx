import { iconDrawing } from '../pictures/icon-drawing';
import { choiceGrid } from './choice-grid';

const ICON_HEIGHT_PX = 32;

/** Chooses one of the site's icons. */
export const IconInput = choiceGrid({
  draw: (name) => {
    const Drawing = iconDrawing(name);
    return Drawing ? <Drawing size={20} aria-hidden="true" /> : name;
  },
  columns: [6, 10],
  heightPx: ICON_HEIGHT_PX,
});
