import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { API_VERSION } from '../schema/rules/api-version';
import { type DocumentUser, usersQuery } from './users-query';

/** `undefined` while they are being asked for. */
type Users = { list: DocumentUser[] | undefined; problem: string | undefined };

/**
 * The documents that refer to another one.
 * @param id without `drafts.`
 */
export function useUsers(id: string): Users {
  const client = useClient({ apiVersion: API_VERSION });
  const [users, setUsers] = useState<Users>({ list: undefined, problem: undefined });
  useEffect(() => {
    setUsers({ list: undefined, problem: undefined });
    const asked = client.observable
      .fetch<DocumentUser[]>(usersQuery, { id }, { perspective: 'drafts', tag: 'used-on' })
      .subscribe({
        next: (list) => setUsers({ list, problem: undefined }),
        error: (error: unknown) =>
          setUsers({ list: undefined, problem: error instanceof Error ? error.message : String(error) }),
      });
    return () => asked.unsubscribe();
  }, [client, id]);
  return users;
}
