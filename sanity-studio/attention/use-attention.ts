import { useCallback, useEffect, useState } from 'react';
import { useClient, useSchema } from 'sanity';
import { API_VERSION } from '../schema/rules/api-version';
import type { ContentType } from './content-query';
import { type Attention, lookThrough } from './look-through';

type State = { attention: Attention | undefined; problem: string | undefined; look: () => void };

/** Looks through all content for what needs attention: when first shown, and when asked to look again. */
export function useAttention(): State {
  const client = useClient({ apiVersion: API_VERSION });
  const schema = useSchema();
  const [attention, setAttention] = useState<Attention>();
  const [problem, setProblem] = useState<string>();
  const look = useCallback(() => {
    setAttention(undefined);
    setProblem(undefined);
    const types = schema.getTypeNames().flatMap((name): ContentType[] => {
      const type = schema.get(name);
      return type?.type?.name === 'document' && !name.startsWith('sanity.') ? [type] : [];
    });
    lookThrough(client, types)
      .then(setAttention)
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
  }, [client, schema]);
  useEffect(look, [look]);
  return { attention, problem, look };
}
