import { useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { readablePath } from '../../protocol/canonical-path';
import { visuallyHidden } from '../ui/typography.css';

/**
 * Does after a client-side navigation what a browser does for a document: announces the page's title, and moves the
 * focus to its heading, to the anchor's heading, or after back and forward to the link that was followed from that
 * page. `ScrollRestoration` does the scrolling. It must come after the header, whose drawer restores the focus as it
 * closes.
 */
export function RouteFocus() {
  const location = useLocation();
  const isTraversal = useNavigationType() === 'POP';
  const [arrival, setArrival] = useState({ location, isTraversal, title: '' });
  const shown = useRef(location);
  /** The `href` of the link followed from each page, by the page's location key. */
  const followed = useRef(new Map<string, string>());
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) followed.current.set(shown.current.key, link.href);
    };
    window.addEventListener('click', remember, true);
    return () => window.removeEventListener('click', remember, true);
  }, []);
  useEffect(() => {
    const { key, pathname, search } = shown.current;
    shown.current = location;
    const isSamePage = location.pathname === pathname && location.search === search;
    // A traversal on the same page is an anchor, which the browser handles.
    if (location.key === key || (isSamePage && isTraversal)) return;
    setArrival({ location, isTraversal, title: document.title });
    window.dispatchEvent(new Event('routechange'));
  }, [location, isTraversal]);
  // One commit after the location, together with the menus that close on navigation.
  useEffect(() => {
    if (arrival.title === '' || !mayMoveFocus()) return;
    const { location, isTraversal } = arrival;
    const left = isTraversal ? followed.current.get(location.key) : undefined;
    const target = (left && linkInView(left)) || headingOf(isTraversal ? '' : location.hash);
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [arrival]);
  return (
    <p role="status" className={visuallyHidden}>
      {arrival.title}
    </p>
  );
}

/** The focus must stay in the open chat, and in Studio, which navigates previews in a frame. */
function mayMoveFocus(): boolean {
  const isInDialog = document.activeElement?.closest('dialog') != null;
  return !isInDialog && (window.parent === window || document.hasFocus());
}

/** Not a link in a closed menu or outside the restored scroll position; the header's links come last. */
function linkInView(href: string): HTMLElement | undefined {
  const links = [...document.links].reverse().filter((link) => link.href === href);
  return links.find((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
}

function headingOf(hash: string): HTMLElement | null {
  const place =
    document.getElementById(readablePath(hash.slice(1)) || 'main') ?? document.getElementById('main');
  return place?.querySelector<HTMLElement>('h1, h2, h3') ?? place;
}
