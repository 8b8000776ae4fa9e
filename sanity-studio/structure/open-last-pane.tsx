import { useContext, useEffect } from 'react';
import { PaneLayoutContext } from 'sanity/_singletons';

/**
 * Opens the last pane where all are folded. Studio 5.31 leaves them so in narrow windows: it still counts the pane that
 * was shown while a link was resolved as the open one. Nobody can fold all of them by hand.
 */
export function OpenLastPane() {
  const layout = useContext(PaneLayoutContext);
  useEffect(() => {
    const last = layout?.panes.at(-1);
    if (!layout || layout.collapsed || !last) return;
    if (layout.panes.every(({ collapsed }) => collapsed)) layout.expand(last.element);
  }, [layout]);
  return null;
}
