import { useCallback, useEffect, useState } from 'react';
import { type SanityClient, useClient } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import { messageOf } from './problem';

type Reading<Found> = {
  found?: Found | undefined;
  /** Why it could not be read. */
  problem?: string | undefined;
};

/**
 * What is read of the Lake when a component appears, and again when `reload` is called.
 * @param read the same function in each render, as long as the same is to be read
 * @returns `found` and `problem` are undefined while it reads
 */
export function useReading<Found>(read: (client: SanityClient) => Promise<Found>) {
  const client = useClient({ apiVersion: API_VERSION });
  const [reading, setReading] = useState<Reading<Found>>({});
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads again
  useEffect(() => {
    let isCurrent = true;
    const keep = (next: Reading<Found>) => {
      if (isCurrent) setReading(next);
    };
    keep({});
    read(client).then(
      (found) => keep({ found }),
      (error: unknown) => keep({ problem: messageOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, read, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { ...reading, reload };
}
