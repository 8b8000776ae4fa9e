import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import { discardSiteIndex, readSiteIndex, type SiteIndex } from '../checks/site-index';
import { messageOf } from '../ui/problem';

type Reading = { index: SiteIndex | undefined; problem: string | undefined };

/**
 * The index of the site for a field. It is read again when the field gets the focus, because a colleague may have made a
 * page since, and with other edits as often as the rules read it.
 * @param value of the field
 * @returns the last index that could be read, and why a newer one could not
 */
export function useSiteIndex(value: string, isFocused: boolean): Reading {
  const client = useClient({ apiVersion: API_VERSION });
  useEffect(() => {
    if (isFocused) discardSiteIndex();
  }, [isFocused]);
  const [reading, setReading] = useState<Reading>({ index: undefined, problem: undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each value is an occasion
  useEffect(() => {
    let isCurrent = true;
    const keep = (next: (before: Reading) => Reading) => {
      if (isCurrent) setReading(next);
    };
    readSiteIndex(client).then(
      (index) => keep((before) => (before.index === index ? before : { index, problem: undefined })),
      (error: unknown) => keep(({ index }) => ({ index, problem: messageOf(error) })),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, value, isFocused]);
  return reading;
}
