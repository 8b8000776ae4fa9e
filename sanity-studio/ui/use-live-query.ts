import { useEffect, useState } from 'react';
import { type ListenQueryOptions, type ListenQueryParams, useDocumentStore } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import { messageOf } from './problem';

/** `listen` names the changes that may change the answer; of a query alone Studio derives that. */
type LiveQuery = string | { fetch: string; listen: string };

type Answer<Found> = { found?: Found; problem?: string };

/**
 * The answer to a query, and the next one after each change of it; without a query nothing is asked.
 * @returns `found` is undefined until the first answer, and then the last one; `problem`: why there is no newer one
 */
export function useLiveQuery<Found>(
  query: LiveQuery | undefined,
  params: ListenQueryParams,
  { perspective, tag }: Pick<ListenQueryOptions, 'perspective' | 'tag'>,
): Answer<Found> {
  const store = useDocumentStore();
  const [answer, setAnswer] = useState<Answer<Found>>({});
  const asked = JSON.stringify({ query, params });
  useEffect(() => {
    const { query, params }: { query?: LiveQuery; params: ListenQueryParams } = JSON.parse(asked);
    if (query === undefined) return;
    const options = { perspective, apiVersion: API_VERSION, tag };
    const subscription = store.listenQuery(query, params, options).subscribe({
      next: (found: Found) =>
        setAnswer((before) => (JSON.stringify(before) === JSON.stringify({ found }) ? before : { found })),
      error: (error: unknown) => setAnswer((before) => ({ ...before, problem: messageOf(error) })),
    });
    return () => subscription.unsubscribe();
  }, [store, asked, perspective, tag]);
  return answer;
}
