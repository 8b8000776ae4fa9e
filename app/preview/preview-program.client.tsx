import { createPath, useLocation, useNavigate, useRevalidator } from '@remix-run/react';
import { enableVisualEditing, type HistoryAdapterNavigate } from '@sanity/visual-editing';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PreviewData } from '../content/cache/content-access';
import { PENDING } from '../ui/hydration/start-react';
import { listenToDate } from './date-in-bar.client';
import { PageBlocks } from './page-blocks.client';
import { useTypingOnPage } from './type-on-page.client';

const CHANGES = '/preview/changes';
/** Fast enough while an editor types, and within the front door's limit per address. */
const SHORTEST_INTERVAL_MS = 250;

declare global {
  interface Window {
    /** The overlays' styles read the nonce of the page's policy from here. */
    __webpack_nonce__?: string;
  }
}

/**
 * Runs in a preview: reloads its content on every change; for editors a click opens the field in Studio, and a double
 * click lets them type on the page. Blocks are moved, added and removed there.
 */
export function PreviewProgram({ isShared, styleNonce }: PreviewData) {
  const [isRequested, setRequested] = useState(false);
  const reload = useCallback(() => setRequested(true), []);
  const { state } = useRevalidator();
  const isTyping = useTypingOnPage(state !== 'idle', reload);
  useReloading(isRequested && !isTyping, setRequested);
  useChanges(reload);
  useEffect(listenToDate, []);
  return (
    <>
      <KeepScroll />
      {isShared ? null : <Overlays reload={reload} styleNonce={styleNonce} />}
      {isShared ? null : <PageBlocks isLoading={state !== 'idle'} />}
    </>
  );
}

/**
 * Reloads the content of the page, including the frame's. A load is never aborted; a change during a load causes another
 * one after it.
 */
function useReloading(isRequested: boolean, setRequested: (isRequested: boolean) => void): void {
  const { revalidate, state } = useRevalidator();
  const began = useRef(-SHORTEST_INTERVAL_MS);
  useEffect(() => {
    if (!isRequested || state !== 'idle') return;
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      // React discards the server's HTML of a block that changes before its program has arrived (error 421).
      if (document.querySelector(`[${PENDING}]`)) {
        timer = setTimeout(begin, SHORTEST_INTERVAL_MS);
        return;
      }
      began.current = performance.now();
      setRequested(false);
      revalidate();
    };
    timer = setTimeout(begin, began.current + SHORTEST_INTERVAL_MS - performance.now());
    return () => clearTimeout(timer);
  }, [isRequested, setRequested, state, revalidate]);
}

/**
 * Keeps the scroll position that the reader reached while content was loaded: the router restores the earlier one. This
 * effect runs after the router's, because it is later on the page, and before that of `PageBlocks`.
 */
function KeepScroll() {
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
  return null;
}

/** Receives each change of content while the page is visible: a browser has only six connections to a host. */
function useChanges(onChange: () => void): void {
  useEffect(() => {
    let events: EventSource | undefined;
    const follow = () => {
      events?.close();
      events = document.visibilityState === 'visible' ? new EventSource(CHANGES) : undefined;
      events?.addEventListener('change', onChange);
    };
    follow();
    const listening = new AbortController();
    for (const listener of [follow, onChange])
      document.addEventListener('visibilitychange', listener, { signal: listening.signal });
    return () => {
      listening.abort();
      events?.close();
    };
  }, [onChange]);
}

type OverlaysProps = Pick<PreviewData, 'styleNonce'> & { reload: () => void };

/** Sanity's overlays. Sanity's own component for Remix reconnects to Studio each time content is loaded. */
function Overlays({ reload, styleNonce }: OverlaysProps) {
  const navigate = useNavigate();
  const url = createPath(useLocation());
  const [report, setReport] = useState<HistoryAdapterNavigate>();
  useEffect(() => {
    window.__webpack_nonce__ = styleNonce;
    return enableVisualEditing({
      refresh: async () => reload(),
      history: {
        subscribe: (listener) => {
          setReport(() => listener);
          return () => setReport(undefined);
        },
        update: (update) =>
          update.type === 'pop' ? navigate(-1) : navigate(update.url, { replace: update.type === 'replace' }),
      },
    });
  }, [navigate, reload, styleNonce]);
  useEffect(() => report?.({ type: 'push', url }), [report, url]);
  return null;
}
