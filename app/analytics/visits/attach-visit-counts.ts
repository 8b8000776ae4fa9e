import { type CountedEvent, PAGE_VIEW, VISITS_PATH, type Visit, visitLimits } from './visit';

export type Failure = ErrorEvent | PromiseRejectionEvent;

declare global {
  interface Window {
    /** What the page has counted since its last beacon; absent where visits are not counted. */
    visit?: Visit;
    /** Errors that `visit-program.ts` has not read yet; it replaces it. */
    failures?: { push(failure: Failure): unknown };
  }
}

/** On the page's script where visits are counted: the address of `visit-program.ts`. */
export const VISIT_PROGRAM = 'data-visit-program';

/**
 * Counts views of pages and events, without a cookie or an id, and sends them in one beacon each time the page is hidden,
 * with what `visit-program.ts` adds: vitals of the page that was loaded, and errors of scripts. It is fetched after the
 * page has loaded. Global Privacy Control ends both.
 */
export function attachVisitCounts(): void {
  const programUrl = document.querySelector(`[${VISIT_PROGRAM}]`)?.getAttribute(VISIT_PROGRAM);
  if (!programUrl || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)) return;
  const visit: Visit = { page: cut(location.pathname), events: [], vitals: {}, errors: [] };
  window.visit = visit;
  const count = ({ name, page, block }: CountedEvent) => {
    if (visit.events.length < visitLimits.events) visit.events.push({ name, page: cut(page), block });
  };
  let shown = '';
  const view = () => {
    const { pathname, search } = location;
    if (shown !== pathname + search) count({ name: PAGE_VIEW, page: pathname, block: null });
    shown = pathname + search;
  };
  view();
  addEventListener('routechange', view);
  // Back from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) shown = '';
    view();
  });
  const earlier = Array.isArray(window.countedEvents) ? window.countedEvents : [];
  window.countedEvents = { push: count };
  earlier.forEach(count);
  window.failures = [];
  for (const type of ['error', 'unhandledrejection'] as const)
    addEventListener(type, (failure: Failure) => window.failures?.push(failure));
  // On the window: after web-vitals has handled it on the document. A page that is closed while hidden is only left.
  for (const type of ['visibilitychange', 'pagehide']) addEventListener(type, () => send(visit));
  const wait = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  const fetchProgram = () => import(/* @vite-ignore */ programUrl).catch(() => undefined);
  addEventListener('load', () => wait(fetchProgram));
}

const cut = (path: string) => path.slice(0, visitLimits.pathCharacters);

function send(visit: Visit): void {
  const { events, vitals, errors } = visit;
  const isEmpty = events.length + errors.length + Object.keys(vitals).length === 0;
  if (isEmpty || document.visibilityState !== 'hidden') return;
  const body = new Blob([JSON.stringify(visit)], { type: 'application/json' });
  if (navigator.sendBeacon(VISITS_PATH, body)) Object.assign(visit, { events: [], vitals: {}, errors: [] });
}
