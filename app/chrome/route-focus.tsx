import { useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../ui/typography.css';

/**
 * Does for a client-side navigation what a browser does for a document: announces the page's title, and moves the focus to
 * its heading, to the heading of the anchor, or after back and forward to the link by which the page was left. Scrolling
 * is left to `ScrollRestoration`. It must come after the header, whose drawer gives the focus back as it closes.
 */
export function RouteFocus() {
  const location = useLocation();
  const isTraversal = useNavigationType() === 'POP';
  const [arrival, setArrival] = useState({ location, isTraversal, title: '' });
  const shown = useRef(location);
  /** Addresses of the links by which pages were left, by the keys of their locations. */
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
    // An anchor on the same page, to which the browser has moved already, counts as a traversal.
    if (location.key === key || (isSamePage && isTraversal)) return;
    setArrival({ location, isTraversal, title: document.title });
    window.dispatchEvent(new Event('routechange'));
  }, [location, isTraversal]);
  // A commit later than the location, together with the closing of menus that react to it.
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

/** Not out of the chat, which stays open, nor out of Studio, which navigates previews in a frame. */
function mayMoveFocus(): boolean {
  const isInDialog = document.activeElement?.closest('dialog') != null;
  return !isInDialog && (window.parent === window || document.hasFocus());
}

/** Not one in a menu that is closed, nor one that the page is not scrolled back to; the header's own come last. */
function linkInView(href: string): HTMLElement | undefined {
  const links = [...document.links].reverse().filter((link) => link.href === href);
  return links.find((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
}

function headingOf(hash: string): HTMLElement | null {
  const place = document.getElementById(hash.slice(1) || 'main') ?? document.getElementById('main');
  return place?.querySelector<HTMLElement>('h1, h2, h3') ?? place;
}
