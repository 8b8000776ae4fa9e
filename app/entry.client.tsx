import { RemixBrowser } from '@remix-run/react';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { textsUrl } from './html/texts-url';
import { HYDRATED, HYDRATED_EVENT } from './ui/hydration/start-react';

// Preloaded with React's other files: what it renders must say the same as the page.
await import(/* @vite-ignore */ textsUrl(document.documentElement.lang));
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated>
        <RemixBrowser />
      </Hydrated>
    </StrictMode>,
    { onRecoverableError },
  );
});

/**
 * If something has changed the document before hydration, a browser extension for example, React renders it again, and
 * the new root has no theme and no consent: the scripts in the head read them from storage again on this event.
 */
function onRecoverableError(error: unknown): void {
  dispatchEvent(new StorageEvent('storage'));
  reportError(error);
}

/** Reports that React has hydrated the page; earlier presses are then replayed. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.setAttribute(HYDRATED, '');
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return children;
}
