import { useEffect, useState } from 'react';
import { useDocumentStore } from 'sanity';
import { API_VERSION } from '../schema/rules/api-version';

/** A link that works, as the dialog lists it. */
export type ActiveShare = { _id: string; madeFor: string | null; expiresAt: string };

const sharesQuery = `*[_type == "previewShare" && path == $path && dateTime(expiresAt) > dateTime(now())] | order(expiresAt asc){ _id, madeFor, expiresAt }`;

/** The links to a page that work, as they come and go. @param path as it is stored */
export function useShares(path: string): ActiveShare[] {
  const store = useDocumentStore();
  const [shares, setShares] = useState<ActiveShare[]>([]);
  useEffect(() => {
    const options = { perspective: 'raw', apiVersion: API_VERSION, tag: 'shares' } as const;
    const asked = store.listenQuery(sharesQuery, { path }, options).subscribe({
      next: (found: ActiveShare[]) => setShares(found),
      error: () => setShares([]),
    });
    return () => asked.unsubscribe();
  }, [store, path]);
  return shares;
}
