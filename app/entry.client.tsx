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

/** Says when React has hydrated the page: what was pressed before is then repeated. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.setAttribute(HYDRATED, '');
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return children;
}
