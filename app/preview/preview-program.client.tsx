import { createPath, useLocation, useNavigate, useRevalidator } from '@remix-run/react';
import { enableVisualEditing, type HistoryAdapterNavigate } from '@sanity/visual-editing';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PreviewData } from '../content/content-access';

const CHANGES = '/preview/changes';
/** Quick enough for somebody who types, and within what the front door allows to one address. */
const SHORTEST_INTERVAL_MS = 250;

declare global {
  interface Window {
    /** Where the overlays' styles look for the nonce that the page's policy allows. */
    __webpack_nonce__?: string;
  }
}

/** What a preview runs: its content is loaded again as it changes, and for editors a click leads to its field in Studio. */
export function PreviewProgram({ isShared, styleNonce }: PreviewData) {
  const refresh = useRefresh();
  useScrollKept();
  useChanges(refresh);
  return isShared ? null : <Overlays refresh={refresh} styleNonce={styleNonce} />;
}

/**
 * Loads the content of the page again, the frame's included: one load at a time, and another one if it was asked for
 * meanwhile. A keystroke is thus never lost, and never interrupts the load of the one before.
 */
function useRefresh(): () => void {
  const { revalidate, state } = useRevalidator();
  const [isAsked, setAsked] = useState(false);
  const began = useRef(-SHORTEST_INTERVAL_MS);
  useEffect(() => {
    if (!isAsked || state !== 'idle') return;
    const begin = () => {
      began.current = performance.now();
      setAsked(false);
      revalidate();
    };
    const timer = setTimeout(begin, began.current + SHORTEST_INTERVAL_MS - performance.now());
    return () => clearTimeout(timer);
  }, [isAsked, state, revalidate]);
  return useCallback(() => setAsked(true), []);
}

/**
 * Leaves the page where the reader has scrolled it to while content was loaded; the router would return to where it stood
 * before. React cleans effects up before it runs any, and runs the router's first, which stands before this on the page.
 */
function useScrollKept(): void {
  const { key } = useLocation();
  const { state } = useRevalidator();
  const left = useRef({ key: '', y: 0 });
  useLayoutEffect(() => {
    if (state === 'idle' && left.current.key === key)
      window.scrollTo({ top: left.current.y, behavior: 'instant' });
    return () => {
      left.current = { key, y: window.scrollY };
    };
  }, [key, state]);
}

/** Hears of each change of content while the page is seen: a browser has only six connections to a host. */
function useChanges(onChange: () => void): void {
  useEffect(() => {
    let events: EventSource | undefined;
    const settle = () => {
      events?.close();
      events = document.visibilityState === 'visible' ? new EventSource(CHANGES) : undefined;
      events?.addEventListener('change', onChange);
    };
    const onVisibility = () => {
      settle();
      onChange();
    };
    settle();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      events?.close();
    };
  }, [onChange]);
}

type OverlaysProps = Pick<PreviewData, 'styleNonce'> & { refresh: () => void };

/** Sanity's overlays. Its own component for Remix connects to Studio again each time that content is loaded. */
function Overlays({ refresh, styleNonce }: OverlaysProps) {
  const navigate = useNavigate();
  const url = createPath(useLocation());
  const [report, setReport] = useState<HistoryAdapterNavigate>();
  useEffect(() => {
    window.__webpack_nonce__ = styleNonce;
    return enableVisualEditing({
      refresh: async () => refresh(),
      history: {
        subscribe: (listener) => {
          setReport(() => listener);
          return () => setReport(undefined);
        },
        update: (update) =>
          update.type === 'pop' ? navigate(-1) : navigate(update.url, { replace: update.type === 'replace' }),
      },
    });
  }, [navigate, refresh, styleNonce]);
  useEffect(() => report?.({ type: 'push', url }), [report, url]);
  return null;
}
