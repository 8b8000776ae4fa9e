import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageStart } from './ui/late/page-start';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageStart>
        <RemixBrowser />
      </PageStart>
    </StrictMode>,
  );
});
