import type { SanityClient } from '@sanity/client';

type Batched = {
  /** A GROQ condition. */
  filter: string;
  /** Of each document, `_id` among it; all of it without one. */
  projection?: string;
  perspective: 'drafts' | 'raw';
  tag: string;
  size: number;
};

const BATCH_TIMEOUT_MS = 60_000;

/**
 * Reads documents in the order of their ids, in batches: the whole of a large site is too much for one answer. The next
 * batch is on its way while one is used.
 * @throws what the client throws, where the batch is used
 */
export async function* readInBatches<Document extends { _id: string }>(
  client: SanityClient,
  { filter, projection = '', perspective, tag, size }: Batched,
): AsyncGenerator<Document[]> {
  const query = `*[${filter} && _id > $after] | order(_id asc)[0...${size}]${projection}`;
  const read = (after: string) =>
    client.fetch<Document[]>(
      query,
      { after },
      { perspective, tag, signal: AbortSignal.timeout(BATCH_TIMEOUT_MS) },
    );
  for (let next: ReturnType<typeof read> | undefined = read(''); next; ) {
    const batch: Document[] = await next;
    const last = batch[size - 1];
    next = last && read(last._id);
    // A failure is thrown where the batch is used.
    next?.catch(() => undefined);
    // The client sends a request in a later turn: without a pause, only once this batch has been used.
    await new Promise((resolve) => setTimeout(resolve));
    yield batch;
  }
}
