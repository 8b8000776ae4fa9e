import { iconDrawing } from '../pictures/icon-drawing';
import { choiceGrid } from './choice-grid';

const ICON_SIZE_PX = 20;

/** Chooses one of the site's icons. */
export const IconInput = choiceGrid({
  draw: (name) => {
    const Drawing = iconDrawing(name);
    return Drawing ? <Drawing size={ICON_SIZE_PX} aria-hidden="true" /> : name;
  },
  widthPx: 36,
});
