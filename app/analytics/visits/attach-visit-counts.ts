import {
  type CountedEvent,
  MAX_EVENTS,
  MAX_PATH_CHARACTERS,
  PAGE_VIEW,
  VISITS_PATH,
  type Visit,
} from './visit';

/** What `visit-program.ts` adds. */
export type Measured = Omit<Visit, 'events'>;
export type Failure = ErrorEvent | PromiseRejectionEvent;

declare global {
  interface Window {
    /** What was measured since the last beacon; absent where visits are not counted. */
    visit?: Measured;
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
  const events = window.countedEvents ?? [];
  window.countedEvents = events;
  const visit: Measured = { page: cut(location.pathname), vitals: {}, errors: [] };
  window.visit = visit;
  let shown = '';
  const view = () => {
    const { pathname, search } = location;
    if (shown !== pathname + search) events.push({ name: PAGE_VIEW, page: pathname, block: null });
    shown = pathname + search;
  };
  view();
  addEventListener('routechange', view);
  // Back from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) shown = '';
    view();
  });
  window.failures = [];
  for (const type of ['error', 'unhandledrejection'] as const)
    addEventListener(type, (failure: Failure) => window.failures?.push(failure));
  // On the window: after web-vitals has handled it on the document.
  addEventListener('visibilitychange', () => send(visit, events));
  const fetchProgram = () => import(/* @vite-ignore */ programUrl).catch(() => undefined);
  // Safari has no `requestIdleCallback`.
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(fetchProgram));
}

const cut = (path: string) => path.slice(0, MAX_PATH_CHARACTERS);

function send(visit: Measured, counted: CountedEvent[]): void {
  const isEmpty = counted.length + visit.errors.length + Object.keys(visit.vitals).length === 0;
  if (isEmpty || document.visibilityState !== 'hidden') return;
  const events = counted
    .splice(0)
    .slice(0, MAX_EVENTS)
    .map(({ name, page, block }) => ({ name, page: cut(page), block }));
  const sent: Visit = { ...visit, events };
  navigator.sendBeacon(VISITS_PATH, new Blob([JSON.stringify(sent)], { type: 'application/json' }));
  visit.vitals = {};
  visit.errors = [];
}
