import { RemixBrowser } from '@remix-run/react';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HYDRATED, HYDRATED_EVENT } from './ui/hydration/start-react';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated>
        <RemixBrowser />
      </Hydrated>
    </StrictMode>,
  );
});

/** Reports that React has hydrated the page; earlier presses are then replayed. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.setAttribute(HYDRATED, '');
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return children;
}
