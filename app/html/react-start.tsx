import { Scripts, ScrollRestoration } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { TEMPLATE_ID } from '../ui/hydration/start-react';

type ReactStartProps = {
  /** Previews and development start React with the page, as Remix does. */
  isImmediate: boolean;
};

/**
 * What Remix prints for the browser: data, modules and their preloads. A reader's page keeps it in a template, whose content
 * browsers neither fetch nor run, until `start-react.ts` puts it into the document.
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
      {/* To the browser a template has no children. */}
      <template id={TEMPLATE_ID}>{import.meta.env.SSR ? <Scripts /> : null}</template>
      {/* Until the router is there, browsers restore positions themselves. */}
      {isHydrated ? <ScrollRestoration /> : null}
    </>
  );
}
