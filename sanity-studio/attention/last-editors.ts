import type { SanityClient } from '@sanity/client';
import { isRecord } from '../../protocol/is-record';

const READING_TIMEOUT_MS = 10_000;
/** Some 200 bytes each. A draft whose last change is before all of these has no name. */
const MOST_TRANSACTIONS = '1000';

/** Studio's store of users, which reads many in one request and leaves out whom it does not know. */
type Users = { getUsers: (ids: string[]) => Promise<{ id: string; displayName?: string }[]> };

/**
 * The names of those who changed drafts last, in one request of the history and one of users.
 * @param me id of the user who asks: their own changes need no name
 * @returns by the ids of the drafts; nothing for what history or users do not say, or do not say in time
 */
export async function readOtherEditors(
  client: SanityClient,
  users: Users,
  ids: readonly string[],
  me: string | undefined,
): Promise<Map<string, string>> {
  try {
    const editors = [...(await readLastEditors(client, ids))].filter(([, editor]) => editor !== me);
    const known = await users.getUsers([...new Set(editors.map(([, editor]) => editor))]);
    const names = new Map(known.map(({ id, displayName }) => [id, displayName]));
    return new Map(
      editors.flatMap(([id, editor]) => {
        const name = names.get(editor);
        return name ? [[id, name] as const] : [];
      }),
    );
  } catch {
    return new Map();
  }
}

/**
 * Reads who changed each document last.
 * @returns user ids, keyed by document id
 * @throws what the client throws
 */
export async function readLastEditors(
  client: SanityClient,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const editors = new Map<string, string>();
  if (ids.length === 0) return editors;
  const lines = await client.request<unknown>({
    url: client.getDataUrl('history', `transactions/${ids.map(encodeURIComponent).join(',')}`),
    query: { excludeContent: 'true', reverse: 'true', limit: MOST_TRANSACTIONS },
    tag: 'attention',
    signal: AbortSignal.timeout(READING_TIMEOUT_MS),
  });
  // The newest first, one a line.
  for (const line of String(lines).trim().split('\n')) {
    const transaction: unknown = JSON.parse(line);
    if (!isRecord(transaction) || typeof transaction.author !== 'string') continue;
    const { author, documentIDs } = transaction;
    for (const id of ids)
      if (Array.isArray(documentIDs) && documentIDs.includes(id) && !editors.has(id)) editors.set(id, author);
  }
  return editors;
}
