import { Scripts, ScrollRestoration } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { TEMPLATE_ID } from '../ui/hydration/start-react';
import { textsUrl } from './texts-url';

/**
 * Remix's output for the browser: data, modules and their preloads. On a reader's page it is in a template, whose
 * content browsers neither fetch nor run, until `start-react.ts` inserts it into the document.
 * @param language of the page, whose texts React needs
 * @param isImmediate whether React starts with the page, as in previews and development
 */
export function ReactStart({ language, isImmediate }: { language: string; isImmediate: boolean }) {
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
      <template id={TEMPLATE_ID}>
        {import.meta.env.SSR ? (
          <>
            <link rel="modulepreload" href={textsUrl(language)} />
            <Scripts />
          </>
        ) : null}
      </template>
      {/* Until the router is running, browsers restore scroll positions themselves. */}
      {isHydrated ? <ScrollRestoration /> : null}
    </>
  );
}
