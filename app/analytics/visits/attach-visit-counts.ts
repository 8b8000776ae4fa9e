import {
  type CountedEvent,
  PAGE_VIEW,
  type ScriptError,
  VISITS_PATH,
  type Vitals,
  visitLimits,
} from './visit';

declare global {
  interface Window {
    /** Set by `vitals-program.ts`. */
    vitals?: Vitals;
  }
}

/** On the page's script where visits are counted: the address of `vitals-program.ts`. */
export const VITALS_URL = 'data-vitals';

/**
 * Collects what the page counts, without a cookie or an id, and sends it in one beacon each time the page is hidden: views
 * of pages, events, vitals of the page that was loaded, and errors of the site's scripts. Global Privacy Control ends it.
 */
export function attachVisitCounts(): void {
  const vitalsUrl = document.querySelector(`[${VITALS_URL}]`)?.getAttribute(VITALS_URL);
  const isRefused = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  if (!vitalsUrl || isRefused) return;
  const page = here();
  let events: CountedEvent[] = [];
  let errors: ScriptError[] = [];
  let isMeasured = false;
  const count = ({ name, page: at, block }: CountedEvent) => {
    if (events.length < visitLimits.events) events.push({ name, page: cut(at), block });
  };
  const send = () => {
    const vitals = isMeasured ? {} : (window.vitals ?? {});
    const isEmpty = events.length + errors.length + Object.keys(vitals).length === 0;
    if (document.visibilityState !== 'hidden' || isEmpty) return;
    const visit = JSON.stringify({ page, events, vitals, errors });
    if (!navigator.sendBeacon(VISITS_PATH, new Blob([visit], { type: 'application/json' }))) return;
    isMeasured = window.vitals !== undefined;
    [events, errors] = [[], []];
  };
  whenShown(() => followPages(count));
  const earlier = Array.isArray(window.countedEvents) ? window.countedEvents : [];
  window.countedEvents = { push: count };
  earlier.forEach(count);
  followErrors((error) => errors.push(error));
  // On the window: after web-vitals has handled it on the document.
  addEventListener('visibilitychange', send);
  // A page that is closed while it is hidden.
  addEventListener('pagehide', send);
  whenLoaded(() => import(/* @vite-ignore */ vitalsUrl).catch(() => undefined));
}

const cut = (path: string) => path.slice(0, visitLimits.pathCharacters);
const here = () => cut(location.pathname);

/** Counts the view of each page: of this one, those that the router moves to, and again after the back/forward cache. */
function followPages(count: (event: CountedEvent) => void): void {
  let shown = '';
  const view = () => {
    const address = location.pathname + location.search;
    if (address === shown) return;
    shown = address;
    count({ name: PAGE_VIEW, page: here(), block: null });
  };
  view();
  addEventListener('routechange', view);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    shown = '';
    view();
  });
}

/** Reports the first errors of the site's own scripts; those of extensions and of other origins have no place in it. */
function followErrors(report: (error: ScriptError) => void): void {
  let left: number = visitLimits.errors;
  const follow = (message: unknown, stack: unknown) => {
    const place = placeIn(String(stack));
    if (!place || left === 0) return;
    left -= 1;
    report({ page: here(), message: String(message).slice(0, visitLimits.messageCharacters), place });
  };
  addEventListener('error', ({ message, filename, lineno, colno }) =>
    follow(message, `${filename}:${lineno}:${colno}`),
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    follow(reason, reason instanceof Error ? reason.stack : ''),
  );
}

/** @returns path, line and column of the first place in the site's scripts; without a query */
function placeIn(stack: string): string | undefined {
  const [, path, at] = /^(\/[^\s?#:)]*)[^\s:)]*(:\d+:\d+)/.exec(stack.split(location.origin)[1] ?? '') ?? [];
  return path && cut(path) + at;
}

function whenShown(run: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}

function whenLoaded(run: () => void): void {
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(() => run()) : setTimeout(run);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
