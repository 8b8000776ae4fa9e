import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageStart } from './ui/late/page-start';

/** A page that is left before its late parts have come: React says so, and `LateBoundary` has stood in for them. */
const LEFT_EARLY = /#421\b|received an update before it finished hydrating/;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageStart>
        <RemixBrowser />
      </PageStart>
    </StrictMode>,
    {
      onRecoverableError: (error) => {
        if (!(error instanceof Error && LEFT_EARLY.test(error.message))) reportError(error);
      },
    },
  );
});
