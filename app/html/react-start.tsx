import { Scripts, ScrollRestoration } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { TEMPLATE_ID } from '../ui/hydration/start-react';

type ReactStartProps = {
  /** Previews and development start React with the page, as Remix does. */
  isImmediate: boolean;
};

/**
 * Remix's output for the browser: data, modules and their preloads. On a reader's page it is in a template, whose
 * content browsers neither fetch nor run, until `start-react.ts` inserts it into the document.
 */
export function ReactStart({ isImmediate }: ReactStartProps) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (isImmediate) {
    return (
      <>
        <ScrollRestoration />
        <Scripts />
      </>
    );
  }
  return (
    <>
      {/* In the browser a template has no child nodes. */}
      <template id={TEMPLATE_ID}>{import.meta.env.SSR ? <Scripts /> : null}</template>
      {/* Until the router is running, browsers restore scroll positions themselves. */}
      {isHydrated ? <ScrollRestoration /> : null}
    </>
  );
}
