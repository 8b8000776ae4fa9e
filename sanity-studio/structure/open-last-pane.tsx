import { useContext, useEffect, useRef } from 'react';
import { PaneLayoutContext } from 'sanity/_singletons';

/** Test id of a pane that belongs to the form before it. */
export const BESIDE_FORM = 'pane-beside-form';

/**
 * Opens the last pane, which a link leads to, whenever there are other panes than before. In narrow windows Studio 5.31
 * opens the pane that has been mounted last: after a link that is often a list, or one that has gone. What stands beside a
 * form follows it.
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
    const last = elements.filter(({ dataset }) => dataset.testid !== BESIDE_FORM).at(-1);
    const isCollapsed = panes.some(({ element, collapsed }) => element === last && collapsed);
    if (!isSame && last && isCollapsed) layout?.expand(last);
  }, [layout]);
  return null;
}
