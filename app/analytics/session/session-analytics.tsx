import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { useConsent } from '../consent/use-consent';

const IDLE_WITHIN_MS = 4_000;

type SessionAnalyticsProps = { projectId: string };

/** Tells session analytics of each page, from the first on, while the visitor agrees to it; loads it when the page is idle. */
export function SessionAnalytics({ projectId }: SessionAnalyticsProps) {
  const { pathname } = useLocation();
  const isAllowed = useConsent() === 'granted';
  useEffect(() => {
    if (isAllowed) tell(projectId, pathname);
  }, [isAllowed, projectId, pathname]);
  return null;
}

let session: Promise<typeof import('./clarity-session')> | undefined;

/** In the order of the pages, those that were left before it was loaded included. */
function tell(projectId: string, path: string): void {
  session ??= idle().then(() => import('./clarity-session'));
  session
    .then(({ identifyPage }) => identifyPage(projectId, path))
    .catch(() => {
      // Refused by the visitor's own blocker, or lost on the way: the next page asks once more.
      session = undefined;
    });
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS });
    else setTimeout(resolve);
  });
}
