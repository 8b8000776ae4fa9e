import { useContext, useEffect, useRef } from 'react';
import { PaneLayoutContext } from 'sanity/_singletons';

/**
 * Opens the last pane, which a link leads to, whenever there are other panes than before. In narrow windows Studio 5.31
 * opens the pane that has been mounted last: after a link that is often a list, or one that has gone.
 */
export function OpenLastPane() {
  const layout = useContext(PaneLayoutContext);
  const known = useRef<readonly HTMLElement[]>([]);
  useEffect(() => {
    const panes = layout?.collapsed === false ? layout.panes : [];
    const elements = panes.map(({ element }) => element);
    const isSame =
      elements.length === known.current.length && elements.every((e) => known.current.includes(e));
    known.current = elements;
    const last = panes.at(-1);
    if (!isSame && last?.collapsed) layout?.expand(last.element);
  }, [layout]);
  return null;
}
